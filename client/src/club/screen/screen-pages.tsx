/** The pages that a screen turns through: people who have signed up, seats, places, prizes. */
import type { GameView, PrizeRow, RoundView, ScreenView } from "../../generated/club";
import { language, t } from "../../language/language";
import { codeAddress } from "../api";
import { money, signed } from "../figures";
import { alike, type Place, placesOf } from "../places";
import { penaltiesWords } from "../standings";
import { criterionName, hasBegun, names, outcomeWords, roundWords, sideNames, winnerOf } from "../words";
import { pagesOf, type RowsOfPage } from "./pages";

export type ScreenPage =
  | { readonly kind: "welcome" }
  | ({ readonly kind: "seats"; readonly round: RoundView; readonly last: boolean } & RowsOfPage<GameView>)
  | ({ readonly kind: "places" } & RowsOfPage<Place>)
  | ({ readonly kind: "prizes" } & RowsOfPage<PrizeRow>);

/**
 * What there is to show now. Until a round's clock runs or its first result is there, people look for their seats and for
 * nothing else; later the seats are left out as soon as all have played.
 */
export function screenPages(view: ScreenView): readonly ScreenPage[] {
  const places = pagesOf(placesOf(view.standings), (row) => row.group).map((page) => ({ kind: "places", ...page }) as const);
  const { round } = view;
  switch (view.phase) {
    case "registration":
      return [{ kind: "welcome" }];
    case "round": {
      if (round === null) return [{ kind: "welcome" }];
      const seats = seatPages(round);
      const playing = round.done > 0 || (round.clock !== null && round.clock.phase !== "ready");
      if (!playing || !hasBegun(view)) return seats;
      return round.done === round.games.length ? places : [...places, ...seats];
    }
    case "between":
      return places.length === 0 ? [{ kind: "welcome" }] : places;
    case "finished":
      return [...places, ...pagesOf(view.prizes.rows).map((page) => ({ kind: "prizes", ...page }) as const)];
  }
}

function seatPages(round: RoundView): readonly ScreenPage[] {
  const pages = pagesOf(round.games);
  return pages.map((page, index) => ({ kind: "seats", round, last: index === pages.length - 1, ...page }));
}

export function ScreenPageView({ page, view }: { readonly page: ScreenPage; readonly view: ScreenView }) {
  switch (page.kind) {
    case "welcome":
      return <Welcome view={view} />;
    case "seats":
      return <Seats page={page} />;
    case "places":
      return <Places rows={page.rows} view={view} />;
    case "prizes":
      return <PrizeList rows={page.rows} currency={view.prizes.currency} />;
  }
}

function Welcome({ view }: { readonly view: ScreenView }) {
  const open = view.plan.sign_up && view.phase === "registration";
  return (
    <div class="screen-welcome">
      <div>
        <p class="screen-big">
          {view.people === 0 ? t(`club.phase.${view.phase}`) : t("club.people", { n: view.people })}
        </p>
        <p class="screen-says">{t(open ? "club.screen.sign_up" : "club.screen.soon")}</p>
        {open && <p class="screen-address">{view.links.sign_up.replace(/^https?:\/\//, "")}</p>}
      </div>
      <img
        class="screen-code"
        src={codeAddress(view.event, open ? "sign-up" : "public")}
        alt={t(open ? "club.code.sign_up" : "club.code.public")}
      />
    </div>
  );
}

function Seats({ page }: { readonly page: Extract<ScreenPage, { kind: "seats" }> }) {
  return (
    <div>
      <table class="screen-table screen-seats" style={{ "--rows": page.rows.length }}>
        <caption class="unseen">{t("club.screen.seats", { round: page.round.round })}</caption>
        <colgroup>
          <col class="screen-seats-table" />
          <col />
          <col class="screen-seats-score" />
          <col />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t("club.table")}</th>
            <th scope="col" colSpan={3}>
              {t("club.screen.seats.who", { round: page.round.round })}
            </th>
          </tr>
        </thead>
        <tbody>
          {page.rows.map((game) => (
            <SeatRow game={game} key={game.table} />
          ))}
        </tbody>
      </table>
      {page.last && page.round.byes.length > 0 && (
        <p class="screen-byes">{t("club.byes.names", { names: page.round.byes.map(({ people }) => names(people)).join("; ") })}</p>
      )}
    </div>
  );
}

function SeatRow({ game }: { readonly game: GameView }) {
  const won = winnerOf(game);
  return (
    <tr>
      <td>{game.table}</td>
      <td class={won === 0 ? "screen-won" : undefined}>{sideNames(game.sides[0])}</td>
      <td class={game.outcome === null ? "screen-score screen-open" : "screen-score"}>{outcomeWords(game) || ":"}</td>
      <td class={won === 1 ? "screen-won" : undefined}>{sideNames(game.sides[1])}</td>
    </tr>
  );
}

const ON_THE_PODIUM = 3;

function Places({ rows, view }: { readonly rows: readonly Place[]; readonly view: ScreenView }) {
  const { penalties, unit } = view.plan.format;
  return (
    <div>
      <table class="screen-table screen-places" style={{ "--rows": rows.length }}>
        <caption class="unseen">{roundWords(view.round?.round ?? 0, view.rounds)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("club_column.place")}</span>
            </th>
            <th scope="col">{t(unit === "pair" ? "club.column.pair" : "club_column.player")}</th>
            <th scope="col">{t("club_column.points")}</th>
            <th scope="col">{t("club_column.wins")}</th>
            <th scope="col">{t("club_column.effectiveness")}</th>
            <th scope="col">{t("club_column.plus")}</th>
            <th scope="col">{t("club_column.minus")}</th>
            {penalties && <th scope="col">{t("club_column.penalties")}</th>}
            <th scope="col">{t("club_column.decided_by")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr class={row.place <= ON_THE_PODIUM ? "screen-podium" : undefined} key={row.entry}>
              <td>{row.place}</td>
              <th scope="row" class={row.people.length > 1 ? "screen-pair" : undefined}>
                {row.people.map((person) => (
                  <span key={person.player}>{person.name}</span>
                ))}
              </th>
              <td class="screen-points">{row.points}</td>
              <td>{row.wins}</td>
              <Effectiveness values={row.effectiveness} />
              <td>{row.plus}</td>
              <td>{row.minus}</td>
              {penalties && <td class="screen-penalties">{penaltiesWords(row)}</td>}
              <td class="screen-decided">{criterionName(row.decided_by)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Of partners who differ by a penalty there are two, which need the room of one. */
function Effectiveness({ values }: { readonly values: readonly number[] }) {
  const text = alike(values, signed);
  const look = [
    ...(values.every((value) => value < 0) ? ["below-zero"] : []),
    ...(text.includes("/") ? ["screen-two"] : []),
  ];
  return <td class={look.join(" ")}>{text}</td>;
}

function PrizeList({ rows, currency }: { readonly rows: readonly PrizeRow[]; readonly currency: string }) {
  return (
    <div>
      <table class="screen-table screen-prizes" style={{ "--rows": rows.length }}>
        <caption class="unseen">{t("club.prizes")}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{t("club_column.place")}</span>
            </th>
            <th scope="col">{t("club_column.player")}</th>
            <th scope="col">{t("club.prize")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr class={row.place <= ON_THE_PODIUM ? "screen-podium" : undefined} key={row.player}>
              <td>{row.place}</td>
              <th scope="row">{row.name}</th>
              <td class="screen-points">{money(row.amount, currency, language.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
