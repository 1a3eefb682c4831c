/**
 * Shows the table's page in one scene of many, chosen by the address: ?scene=play&seats=4&tiles=13&seed=1
 * &seconds=20&bots=1&carry=35&highest=9&room=light&set=dark. For looking and for screenshots; not part of what people get.
 */
import { signal } from "@preact/signals";
import { render } from "preact";
import type { FollowedTable } from "../src/connection/connection";
import type { Update } from "../src/generated/messages";
import "../src/look/fonts.css";
import "../src/look/tokens.css";
import "../src/look/base.css";
import { applySettings, ROOMS, room, TILE_SETS, tileSet } from "../src/settings/settings";
import { TablePage } from "../src/table/table-page";
import { SCENES } from "./scenes";

const query = new URLSearchParams(location.search);
const number = (name: string, initial: number) => Number(query.get(name) ?? initial);

room.value = ROOMS.find((value) => value === query.get("room")) ?? "dark";
tileSet.value = TILE_SETS.find((value) => value === query.get("set")) ?? "ivory";
applySettings();

const scene = SCENES[query.get("scene") ?? "play"];
if (scene === undefined) throw new Error(`the scenes are ${Object.keys(SCENES).join(", ")}`);
const view = scene({
  seats: number("seats", 4),
  tiles: number("tiles", 13),
  seed: number("seed", 1),
  seconds: query.has("seconds") ? number("seconds", 20) : null,
  bots: query.has("bots"),
  carry: number("carry", 0),
  highest: number("highest", 6),
});
const latest = signal<Update | null>({ kind: "update", table: view.table, events: [], view });
const followed: FollowedTable = { latest, missing: signal(null), stop: () => undefined };

const page = document.getElementById("page");
if (page === null) throw new Error("index.html has no #page");
render(<TablePage followed={followed} />, page);
