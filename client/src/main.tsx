import { render } from "preact";
import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import { startConnection } from "./connection/connection";
import { refuseStrayTaps } from "./double-tap";
import { startRouter } from "./router";
import { applySettings } from "./settings/settings";
import { Shell } from "./shell";

applySettings();
refuseStrayTaps();
startRouter();
startConnection();

const page = document.getElementById("page");
if (page === null) throw new Error("index.html has no #page");
render(<Shell />, page);
