/** The picture of a fish: the line on the table, why it is one, and what it gives to whom. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Illustration, Settlement } from "../generated/messages";
import { t } from "../language/language";
import { Avatar } from "../look/avatar";
import { FishIcon } from "../look/icons";
import { Planks } from "../look/surface";
import { Tile } from "../tile/tile";
import { withWholeTiles } from "../tile/whole-tiles";
import { FishLine } from "./fish-line";
import { examplePeople } from "./people";
import { ScoreTable } from "./score-table";
import "./fish-picture.css";

const WIDE = 560;
/** A column of the printed sheet. */
const PRINTED = { width: 330, height: 124 } as const;
const PRINTED_HALF = 20;

export function FishPicture({ picture }: { readonly picture: Illustration }) {
  const [settlement] = picture.rounds;
  if (settlement === undefined) return null;
  return (
    <figure class="picture">
      <Slab picture={picture} />
      <div class="fish-printed">
        <FishLine picture={picture} box={PRINTED} largest={PRINTED_HALF} />
      </div>
      <figcaption class="card picture-says">
        <FishIcon size={28} />
        <Why picture={picture} settlement={settlement} />
      </figcaption>
      <div class="card picture-points">
        <Hands settlement={settlement} />
        <ScoreTable settlement={settlement} sides={picture.sides} />
      </div>
    </figure>
  );
}

/** As wide as the page lets it be. */
function Slab({ picture }: { readonly picture: Illustration }) {
  const slab = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = slab.current;
    if (measured === null) return;
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  const wide = width >= WIDE;
  const people = examplePeople(picture.sides.length);
  const held = Object.entries(picture.held);
  return (
    <div class="slab fish-slab" ref={slab}>
      <Planks plank={66} />
      <div class="fish-box">
        {width > 0 && (
          <FishLine
            picture={picture}
            box={{ width: width - 26, height: wide ? 236 : 200 }}
            largest={wide ? 42 : 31}
          />
        )}
      </div>
      {held.map(([tile, seat]) => {
        const [first = 0, second = 0] = tile.split("-").map(Number);
        return (
          <p class="fish-held" key={tile}>
            <span class="fish-held-tile">
              <Tile first={first} second={second} lying />
            </span>
            {withWholeTiles(t("book.held", { tile, name: people[seat]?.name ?? "" }))}
          </p>
        );
      })}
    </div>
  );
}

function Why({ picture, settlement }: { readonly picture: Illustration; readonly settlement: Settlement }) {
  const { line, counted, last_end: lastEnd } = picture;
  const left = line[0]?.[0] ?? 0;
  const right = line.at(-1)?.[1] ?? 0;
  const last = lastEnd === "left" ? line[0] : line.at(-1);
  const double = `${left}-${left}`;
  const doubleLies = line.some((laid) => laid[0] === left && laid[1] === left);
  const words = [
    counted.length > 0
      ? t("book.fish.counted", { n: counted.length, value: left })
      : t("book.fish.ends", { left, right }),
    ...(counted.length === 0 ? [] : [t(doubleLies ? "book.fish.with_double" : "book.fish.anywhere", { tile: double })]),
    t("book.fish.blocker", {
      tile: last === undefined ? "" : tileName(last),
      name: examplePeople(picture.sides.length)[settlement.seat]?.name ?? "",
    }),
  ];
  return (
    <p>
      <b>{t("book.fish")}</b> {withWholeTiles(words.join(" "))}
    </p>
  );
}

function tileName([left, right]: readonly [number, number]): string {
  return `${Math.min(left, right)}-${Math.max(left, right)}`;
}

function Hands({ settlement }: { readonly settlement: Settlement }) {
  const people = examplePeople(settlement.hands.length);
  return (
    <ul class="fish-hands" aria-label={t("book.hands")}>
      {settlement.hands.map((hand, seat) => (
        <li key={seat}>
          <Avatar name={people[seat]?.name ?? ""} color={people[seat]?.color} size={26} />
          <span class="unseen">
            {people[seat]?.name}: {hand.map(tileName).join(", ")}
          </span>
          <span class="fish-hand">
            {hand.map((tile) => (
              <span key={tileName(tile)} class="fish-hand-tile">
                <Tile first={tile[0]} second={tile[1]} lying />
              </span>
            ))}
          </span>
          <b>{settlement.counts[seat]}</b>
        </li>
      ))}
    </ul>
  );
}
