/**
 * A link that holds a whole sheet: in its fragment, which no server is ever sent.
 *
 * The text is the sheet's JSON, deflated, in base64 for addresses.
 */
import type { Sheet } from "../generated/messages";
import { readSheetText } from "./read-sheet";

const MARK = "#sheet=";

/** A sheet of an evening unpacks to a few kB; more isn't read. */
const LARGEST_TEXT = 1_000_000;

export async function sheetFragment(sheet: Sheet): Promise<string> {
  const bytes = await through(new Blob([JSON.stringify(sheet)]), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(""));
  return MARK + text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Whether the fragment means to hold a sheet. */
export function holdsSheet(fragment: string): boolean {
  return fragment.startsWith(MARK);
}

/** The sheet that the fragment holds, or null where it is damaged. */
export async function sheetOfFragment(fragment: string): Promise<Sheet | null> {
  try {
    const text = atob(fragment.slice(MARK.length).replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const unpacked = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"));
    return unpacked.byteLength > LARGEST_TEXT ? null : readSheetText(new TextDecoder().decode(unpacked));
  } catch {
    return null;
  }
}

function through(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(blob.stream().pipeThrough(stream)).arrayBuffer();
}
