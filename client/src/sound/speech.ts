/** Saying aloud what is on the tiles with pictures, in the page's language, where the device has a voice for it. */
import type { Tile } from "../generated/messages";
import { language, t } from "../language/language";
import { soundOn, speakPictures } from "../settings/settings";
import { picturesOf } from "../tile/tile-name";

/** A little slower than one speaks to grown-ups. */
const RATE = 0.9;

/** Say what is on the tile. `now`: in place of whatever is being said. */
export function speakTile(tile: Tile, now = false): void {
  const pictures = picturesOf(tile);
  if (pictures !== null) speak(pictures, now);
}

/** Say that it is one's turn, and which pictures can be joined; nothing where tiles have no pictures. */
export function speakTurn(values: readonly number[]): void {
  const pictures = [...new Set(values)].map((value) => picturesOf([value, value]) && t(`picture.${value}`));
  if (pictures.includes(null)) return;
  const [first, second] = pictures;
  if (first === undefined || first === null) speak(t("speak.turn"));
  else if (second === undefined || second === null) speak(t("speak.turn.one", { first }));
  else speak(t("speak.turn.two", { first, second }));
}

function speak(text: string, now = false): void {
  const voices = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  if (voices === undefined || !soundOn.value || !speakPictures.value || document.hidden) return;
  if (now) voices.cancel();
  const said = new SpeechSynthesisUtterance(text);
  said.lang = language.value;
  said.rate = RATE;
  const voice = voices.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language.value));
  if (voice !== undefined) said.voice = voice;
  voices.speak(said);
}
