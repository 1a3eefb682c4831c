/** Somebody else's seat: who they are, their account, their tiles as backs, and what they are just doing. */
import { t } from "../language/language";
import type { Account } from "../generated/messages";
import { AccountChip } from "../look/account";
import { Avatar } from "../look/avatar";
import { Link } from "../look/avatars";
import { BoneyardIcon, BotIcon, ClockIcon, KnockIcon } from "../look/icons";
import { TileBack } from "../tile/tile-back";
import type { Remaining } from "./clock";
import type { Layout } from "./layout-mode";
import type { Person, Place } from "./people";
import "./seat.css";

export interface SeatProps {
  readonly person: Person;
  readonly place: Place;
  /** Whether they play together with whom the page belongs to. */
  readonly partner: boolean;
  readonly layout: Layout;
  readonly account: Account;
  readonly tiles: number;
  readonly turn: boolean;
  readonly remaining: Remaining | null;
  /** How many tiles they have drawn in this turn. */
  readonly drawn: number;
  readonly knocks: boolean;
}

const AVATAR_SIZE = { portrait: 44, landscape: 34, desktop: 60 } as const;

export function Seat({ person, place, partner, layout, account, tiles, turn, remaining, drawn, knocks }: SeatProps) {
  const size = layout === "desktop" && place === "top" ? 52 : AVATAR_SIZE[layout];
  return (
    <li class={`seat seat-${place}${turn ? " seat-in-turn" : ""}${person.out ? " seat-out" : ""}`}>
      <span class="seat-avatar" data-seat={person.seat}>
        <Avatar
          name={person.name}
          color={person.color}
          size={size}
          turn={turn}
          away={!person.view.present}
          remaining={remaining?.share ?? 1}
          late={remaining?.late ?? false}
        />
        {partner && (
          <span class="seat-link" role="img" aria-label={t("seat.partner")}>
            <Link />
          </span>
        )}
        {turn && remaining !== null && (
          <span class={remaining.late ? "seat-seconds seat-seconds-late" : "seat-seconds"} aria-hidden="true">
            {Math.ceil(remaining.ms / 1000)}
          </span>
        )}
      </span>
      <div class="seat-who">
        <span class="seat-name">{person.name}</span>
        <span class="seat-account">
          <AccountChip account={account} size={layout === "desktop" ? "big" : "normal"} />
          {person.view.bot !== null && (
            <span class="seat-bot" role="img" aria-label={t("seat.bot")}>
              <BotIcon size={layout === "desktop" ? 20 : 16} />
            </span>
          )}
        </span>
        {person.out ? (
          <span class="seat-note">{t("seat.out")}</span>
        ) : (
          <Doing knocks={knocks} away={!person.view.present} tiles={tiles} drawn={turn ? drawn : 0} layout={layout} />
        )}
      </div>
    </li>
  );
}

interface DoingProps {
  readonly knocks: boolean;
  readonly away: boolean;
  readonly tiles: number;
  readonly drawn: number;
  readonly layout: Layout;
}

function Doing({ knocks, away, tiles, drawn, layout }: DoingProps) {
  return (
    <span class="seat-tiles">
      {knocks ? (
        <span class="seat-note">
          <KnockIcon size={16} />
          {t("seat.knocks")}
        </span>
      ) : away ? (
        <span class="seat-note seat-note-away">
          <ClockIcon size={16} />
          {t("seat.away")}
        </span>
      ) : (
        <Backs count={tiles} width={BACK_WIDTH[layout]} room={BACKS_ROOM[layout]} />
      )}
      <span class="seat-count" role="img" aria-label={t("seat.tiles", { n: tiles })}>
        {tiles}
      </span>
      {drawn > 0 && (
        <span class="seat-note">
          <BoneyardIcon size={16} />+{drawn}
        </span>
      )}
    </span>
  );
}

const BACK_WIDTH = { portrait: 7, landscape: 8, desktop: 10 } as const;
const BACKS_ROOM = { portrait: 44, landscape: 66, desktop: 80 } as const;
const MOST_BACKS = 9;

/** Tiles standing with their backs to us; they stand closer together when there are many. */
function Backs({ count, width, room }: { readonly count: number; readonly width: number; readonly room: number }) {
  const shown = Math.min(count, MOST_BACKS);
  const pitch = Math.min(width + 1.5, (room - width) / Math.max(1, shown - 1));
  return (
    <span class="seat-backs" style={{ width: `${width + pitch * Math.max(0, shown - 1)}px`, height: `${2 * width}px` }}>
      {Array.from({ length: shown }, (_, place) => (
        <span key={place} style={{ width: `${width}px`, left: `${place * pitch}px` }}>
          <TileBack />
        </span>
      ))}
    </span>
  );
}
