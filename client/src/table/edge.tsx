/** The near edge of the table: oneself, what to do now, or the one thing that can be done. */
import type { Account, End, Tile } from "../generated/messages";
import { AccountChip } from "../look/account";
import { t } from "../language/language";
import { Avatar } from "../look/avatar";
import { Link } from "../look/avatars";
import { Wood } from "../look/surface";
import { tileName, valueName } from "../tile/tile-name";
import type { Remaining } from "./clock";
import type { Layout } from "./layout-mode";
import { endNames } from "./moves";
import type { Person } from "./people";
import { type Phrase, phrase, say } from "./phrase";
import "./edge.css";

export function EdgeSurface() {
  return (
    <div class="edge table-wood" aria-hidden="true">
      <Wood />
    </div>
  );
}

export interface MeProps {
  readonly person: Person;
  readonly account: Account;
  /** Whether there is a partner who shares it. */
  readonly paired: boolean;
  readonly layout: Layout;
  readonly turn: boolean;
  readonly remaining: Remaining | null;
}

const AVATAR_SIZE = { portrait: 44, landscape: 36, desktop: 60 } as const;

export function Me({ person, account, paired, layout, turn, remaining }: MeProps) {
  return (
    <>
      <span class={person.out ? "me-avatar me-avatar-out" : "me-avatar"} data-seat={person.seat}>
        <Avatar
          name={person.name}
          color={person.color}
          size={AVATAR_SIZE[layout]}
          turn={turn}
          remaining={remaining?.share ?? 1}
          late={remaining?.late ?? false}
        />
        {paired && (
          <span class="me-link" role="img" aria-label={t("waiting.pair")}>
            <Link />
          </span>
        )}
      </span>
      <span class="me-account">
        <AccountChip account={account} size={layout === "landscape" ? "normal" : "big"} />
      </span>
    </>
  );
}

/** What to do now: whose turn it is, and a line about the ends or the chosen tile, or why something was refused. */
export function TurnWords({ turn, hint, refusal }: { turn: Phrase; hint: Phrase | null; refusal: Phrase | null }) {
  return (
    <div class="turn-words">
      <b>{say(turn)}</b>
      {refusal === null ? (
        hint !== null && <span>{say(hint)}</span>
      ) : (
        <span class="turn-refusal" role="alert">
          {say(refusal)}
        </span>
      )}
    </div>
  );
}

/** The hint below "your turn". */
export function turnHint(
  chosen: { readonly tile: Tile; readonly ends: readonly End[] } | null,
  ends: Readonly<Record<End, number>> | null,
  mustLead: Tile | null,
): Phrase | null {
  if (mustLead !== null) return phrase("turn.must_lead", { tile: tileName(mustLead) });
  if (ends === null) return phrase("turn.lead_any");
  if (chosen === null) return phrase("turn.ends", endNames(ends));
  const tile = tileName(chosen.tile);
  const [end] = chosen.ends;
  if (end === undefined) return phrase("turn.ends", endNames(ends));
  return chosen.ends.length > 1 ? phrase("turn.fits_both", { tile }) : phrase("turn.fits_one", { tile, value: valueName(ends[end]) });
}
