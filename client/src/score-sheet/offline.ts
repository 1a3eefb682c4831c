/** Keeping the page for when there is no connection: the worker, and the way to have it like an application. */
import { useEffect, useRef } from "preact/hooks";
import { language } from "../language/language";

/** The worker's own pages; no other page is ever under it. */
const SCOPE = "/score";
const MANIFEST = "/score.webmanifest";

export function useOffline(): void {
  const spoken = language.value;
  const keptIn = useRef(spoken);
  useEffect(() => {
    if (document.querySelector(`link[href="${MANIFEST}"]`) === null) {
      const link = document.createElement("link");
      link.rel = "manifest";
      link.href = MANIFEST;
      document.head.append(link);
    }
    // Where a browser has or lets have no workers, the page is what it was: one that needs a connection to load.
    navigator.serviceWorker?.register("/service-worker.js", { scope: SCOPE, updateViaCache: "none" }).catch(() => undefined);
  }, []);
  useEffect(() => {
    if (keptIn.current === spoken) return;
    keptIn.current = spoken;
    // The kept page has its words in it, so another language needs it kept anew.
    void navigator.serviceWorker?.ready.then((registration) => registration.active?.postMessage("keep"));
  }, [spoken]);
}
