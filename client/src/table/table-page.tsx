/** The page of a table while a match is played at it. */
import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { FollowedTable } from "../connection/connection";
import { CHILDREN } from "../children/children-table";
import { t } from "../language/language";
import { tableTileSet } from "../settings/settings";
import { SettingsSheet } from "../settings/settings-sheet";
import { listenForFirstGesture } from "../sound/sound";
import { Announcer } from "./announcer";
import { Brand } from "./brand";
import { remainingOf, useTicking } from "./clock";
import { EdgeSurface } from "./edge";
import { useFocusKept } from "./focus";
import { layoutMode } from "./layout-mode";
import { MatchEnd } from "./match-end";
import { MenuSheet } from "./menu-sheet";
import { Motion } from "./motion";
import { peopleOf } from "./people";
import { phrase } from "./phrase";
import { who } from "./event-words";
import { Play } from "./play";
import { RoundEnd } from "./round-end";
import { Seats } from "./seats";
import { SlabSurface } from "./slab";
import { type Shown, TableState } from "./table-state";
import { Tools } from "./tools";
import { useHappenings } from "./happenings";
import "./table-page.css";

export function TablePage({ followed }: { readonly followed: FollowedTable }) {
  const state = useMemo(() => new TableState(followed), [followed]);
  useEffect(() => () => state.stop(), [state]);
  useEffect(listenForFirstGesture, []);
  useLayoutEffect(() => {
    tableTileSet.value = followed.latest.peek()?.view.options.rules === CHILDREN ? "pictures" : null;
    return () => {
      tableTileSet.value = null;
    };
  }, [followed]);
  const shown = state.shown.value;
  return shown === null ? null : <Table state={state} shown={shown} />;
}

type Sheet = "none" | "menu" | "settings";

function Table({ state, shown }: { readonly state: TableState; readonly shown: Shown }) {
  const root = useRef<HTMLDivElement>(null);
  const [motion, setMotion] = useState<Motion | null>(null);
  useLayoutEffect(() => {
    if (root.current !== null) setMotion(new Motion(root.current));
  }, []);
  useFocusKept(root);
  const sheet = useSignal<Sheet>("none");
  const { view } = shown;
  const { match } = view;
  const layout = layoutMode.value;
  // Read here and not below, so that every change of a tile's place passes by the motions.
  const line = state.line.value;
  const hand = state.hand.value;
  const people = peopleOf(view);
  const remaining = remainingOf(shown, useTicking(shown).value);
  const happenings = useHappenings(state, shown, people, motion);
  const over = happenings.scene !== "play";
  const turn = match === null || match.turn === null ? null : who("turn", match.turn, people);
  const parts = { state, shown, view, people, layout, remaining };
  return (
    <main class={over ? `table-page table-page-${happenings.scene}` : "table-page"} ref={root} data-layout={layout} data-points={view.rules.direction}>
      {happenings.scene === "match_end" && match !== null && match.end !== null ? (
        <MatchEnd
          view={view}
          match={match}
          end={match.end}
          people={people}
          asked={state.waits.value}
          onRematch={() => void state.goOn()}
        />
      ) : (
        <>
          {layout === "desktop" && <Brand view={view} over={over} />}
          {happenings.scene === "round_end" && match !== null && match.settlement !== null ? (
            <RoundEnd
              {...parts}
              match={match}
              settlement={match.settlement}
              asked={state.waits.value}
              onGoOn={view.phase === "match_over" ? happenings.showMatchEnd : () => void state.goOn()}
            />
          ) : (
            <>
              {layout !== "desktop" && <h1 class="unseen">{t("table.name")}</h1>}
              <Seats {...parts} knocks={happenings.knocks} />
              <EdgeSurface />
              <SlabSurface layout={layout} />
              <Play {...parts} line={line} hand={hand} words={happenings.words} turn={turn ?? phrase("turn.nobody")} />
              <Tools
                onMenu={() => {
                  sheet.value = "menu";
                }}
                onSettings={() => {
                  sheet.value = "settings";
                }}
              />
            </>
          )}
        </>
      )}
      <Announcer shown={shown} people={people} turn={match !== null && match.turn === view.seat ? turn : null} />
      {sheet.value === "menu" && (
        <MenuSheet
          view={view}
          onHint={(tile) => state.select(tile)}
          onClose={() => {
            sheet.value = "none";
          }}
        />
      )}
      {sheet.value === "settings" && (
        <SettingsSheet
          onClose={() => {
            sheet.value = "none";
          }}
        />
      )}
    </main>
  );
}
