/** The picture on a half of a children's tile. It stands upright whichever way the tile lies. */
import pictures from "./pictures.svg";

/** How many there are: for the values from 0. */
export const PICTURES = 7;

const SIDE = 76;

interface PictureProps {
  readonly value: number;
  /** The middle of the half. */
  readonly x: number;
  readonly y: number;
}

export function Picture({ value, x, y }: PictureProps) {
  return (
    <use
      href={`${pictures}#picture-${value.toString()}`}
      x={x - SIDE / 2}
      y={y - SIDE / 2}
      width={SIDE}
      height={SIDE}
    />
  );
}
