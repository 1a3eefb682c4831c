/** My games of the rounds before, the latest first. */
import type { PhoneGame } from "../../generated/club";
import { t } from "../../language/language";
import { outcomeWords, pointsOf, scoreWords, sideNames, winnerOf } from "../words";

export function EarlierGames({ games }: { readonly games: readonly PhoneGame[] }) {
  if (games.length === 0) return null;
  return (
    <section class="card earlier">
      <h2>{t("club.phone.earlier")}</h2>
      <ol>
        {games.map((game) => (
          <EarlierGame game={game} key={game.round} />
        ))}
      </ol>
    </section>
  );
}

function EarlierGame({ game }: { readonly game: PhoneGame }) {
  const { game: played, side } = game;
  const points = pointsOf(played);
  const mineFirst = points === null ? null : side === 0 ? points : ([points[1], points[0]] as const);
  const partner = played.sides[side === 0 ? 0 : 1];
  const others = played.sides[side === 0 ? 1 : 0];
  const won = winnerOf(played) === side;
  return (
    <li class={won ? "earlier-won" : undefined}>
      <span class="earlier-round">{game.round}</span>
      <span>
        {sideNames(partner)} — {sideNames(others)}
      </span>
      <strong>{mineFirst === null ? outcomeWords(played) || "—" : scoreWords(mineFirst)}</strong>
    </li>
  );
}
