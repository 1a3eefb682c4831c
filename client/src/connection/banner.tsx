/** A calm word at the page's top while the connection is lost. A short loss isn't worth one. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../language/language";
import { status, welcome } from "./connection";
import "./banner.css";

const WORTH_SAYING_MS = 1_200;

export function ConnectionBanner() {
  const shown = useSignal(false);
  const online = status.value === "online";
  useEffect(() => {
    if (online) {
      shown.value = false;
      return;
    }
    const timer = setTimeout(() => {
      shown.value = true;
    }, WORTH_SAYING_MS);
    return () => clearTimeout(timer);
  }, [online]);
  return (
    <div class="connection-banner" role="status">
      {shown.value && <span>{t(welcome.value === null ? "connection.first" : "connection.lost")}</span>}
    </div>
  );
}
