/** The screen for the whole room: who sits where, the clock, the places. It turns its pages by itself. */
import { useEffect, useMemo, useState } from "preact/hooks";
import type { ScreenView } from "../../generated/club";
import type { PageProps } from "../../pages";
import { clubApi } from "../api";
import { EventMissing } from "../event-missing";
import { followEvening, type Received } from "../live";
import { PAGE_LASTS_MS } from "./pages";
import { ScreenFoot, ScreenHead } from "./screen-frame";
import { ScreenPageView, screenPages } from "./screen-pages";
import "./screen.css";

export function ScreenPage({ parameters }: PageProps) {
  const event = parameters["event"] ?? "";
  const live = useMemo(() => followEvening(event, () => clubApi.screen(event)), [event]);
  useEffect(() => live.stop, [live]);
  const received = live.received.value;
  if (received !== null) return <Screen received={received} />;
  return <EventMissing status={live.missing.value} />;
}

export function Screen({ received }: { readonly received: Received<ScreenView> }) {
  const { view } = received;
  const pages = screenPages(view);
  const [turned, setTurned] = useState(0);
  const number = turned % pages.length;
  useEffect(() => {
    if (pages.length < 2) return;
    const timer = setInterval(() => setTurned((before) => before + 1), PAGE_LASTS_MS);
    return () => clearInterval(timer);
  }, [pages.length]);
  useKeysTurnPages(setTurned, pages.length);
  const page = pages[number];
  if (page === undefined) return null;
  return (
    <main class="screen">
      <ScreenHead received={received} />
      <ScreenPageView page={page} view={view} />
      <ScreenFoot view={view} page={page} turns={pages.length > 1} />
    </main>
  );
}

/** Who explains something to the room turns the pages by hand. */
function useKeysTurnPages(setTurned: (change: (before: number) => number) => void, pages: number): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const by = event.key === "ArrowRight" || event.key === " " ? 1 : event.key === "ArrowLeft" ? pages - 1 : 0;
      if (by === 0) return;
      event.preventDefault();
      setTurned((before) => before + by);
    };
    addEventListener("keydown", turn);
    return () => removeEventListener("keydown", turn);
  }, [pages, setTurned]);
}
