/** A picture to the rules. */
import type { Illustration as Picture } from "../generated/messages";
import { t } from "../language/language";
import { AccountChip } from "../look/account";
import { NextIcon } from "../look/icons";
import { accountOf } from "../table/sides";
import { withWholeTiles } from "../tile/whole-tiles";
import { FishPicture } from "./fish-picture";
import { examplePeople } from "./people";
import { ScoreTable } from "./score-table";
import "./illustration.css";

export function Illustration({ picture }: { readonly picture: Picture }) {
  switch (picture.kind) {
    case "fish":
      return <FishPicture picture={picture} />;
    case "went_out":
      return <WentOut picture={picture} />;
    case "opened":
      return <Opened picture={picture} />;
    case "carried":
      return <Carried picture={picture} />;
  }
}

interface PictureProps {
  readonly picture: Picture;
}

function WentOut({ picture }: PictureProps) {
  const [settlement] = picture.rounds;
  if (settlement === undefined) return null;
  const name = examplePeople(picture.sides.length)[settlement.seat]?.name ?? "";
  const caption =
    picture.last_tile === null
      ? t("book.went_out", { name })
      : withWholeTiles(t("book.went_out.with", { name, tile: picture.last_tile.join("-") }));
  return (
    <figure class="card picture-table">
      <ScoreTable settlement={settlement} sides={picture.sides} caption={caption} />
    </figure>
  );
}

/** One account through its rounds, side by side: remembered, still remembered, open. */
function Opened({ picture }: PictureProps) {
  const side = picture.about ?? 0;
  const [first] = picture.rounds;
  return (
    <figure class="card picture-table">
      <figcaption class="picture-caption">{t("book.opened")}</figcaption>
      <ol class="opened">
        {first !== undefined && (
          <li class="opened-start">
            <AccountChip account={accountOf(first.before, side)} size="big" />
          </li>
        )}
        {picture.rounds.map((settlement, round) => {
          const after = accountOf(settlement.after, side);
          const key = after.open === null ? "book.opened.still" : "book.opened.open";
          return (
            <li key={round}>
              <NextIcon size={18} />
              <AccountChip account={after} size="big" />
              <span>{t(key, { points: settlement.points[side] ?? 0 })}</span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

function Carried({ picture }: PictureProps) {
  const [tied, after] = picture.rounds;
  if (tied === undefined || after === undefined) return null;
  const taken = after.points[after.carry_taker ?? 0] ?? 0;
  const words = { own: taken - after.carry_before, carry: after.carry_before };
  return (
    <figure class="card picture-table picture-rounds">
      <ScoreTable settlement={tied} sides={picture.sides} caption={t("book.tied", { carry: tied.carry })} />
      <ScoreTable settlement={after} sides={picture.sides} caption={t("book.carried", words)} />
    </figure>
  );
}
