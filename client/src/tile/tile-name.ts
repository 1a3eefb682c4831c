/** What a tile and a half are called: by numbers, or by the pictures on them. */
import type { Tile } from "../generated/messages";
import { t } from "../language/language";
import { tilesArePictured } from "../settings/settings";
import { PICTURES } from "./picture";

/** The name of a tile in a sentence: 5-2, or «a cat and a fish» in quotes, so that it needs no grammar. */
export function tileName(tile: Tile): string {
  const pictures = picturesOf(tile);
  return pictures === null ? `${tile[0]}-${tile[1]}` : t("picture.quoted", { name: pictures });
}

/** The name of a half in a sentence. */
export function valueName(value: number): string {
  return hasPicture(value) ? t("picture.quoted", { name: t(`picture.${value}`) }) : String(value);
}

/** The pictures on the tile, as one says them aloud; null where it has none. */
export function picturesOf([low, high]: Tile): string | null {
  if (!hasPicture(high)) return null;
  if (low === high) return t(`picture.double.${low}`);
  return t("picture.pair", { first: t(`picture.${low}`), second: t(`picture.${high}`) });
}

function hasPicture(value: number): boolean {
  return tilesArePictured.value && value < PICTURES;
}
