/** Checks that the deals are those that the server had committed to before it knew the players' nonces. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { type Dealing, fullSet, lacksLead, takesBack } from "./dealing";
import type { DealsDocument, RoundDeals } from "./document";

export interface Verification {
  /** How many rounds were looked at. */
  readonly checked: number;
  /** The numbers of those whose deal isn't what was committed to. */
  readonly wrong: readonly number[];
}

/**
 * Check every round of the document, dealt by these rules. They must be numbered from 1 without a gap: who could leave out a round
 * could choose among deals. How many tiles were dealt to whom, everybody has seen: the order of the tiles says which.
 */
export function verifyDeals(document: DealsDocument, dealing: Dealing): Verification {
  const whole = isWhole(document);
  const wrong = document.rounds
    .filter((round, index) => !whole || round.number !== index + 1 || !isRight(document, round, dealing))
    .map((round) => round.number);
  return { checked: document.rounds.length, wrong };
}

const LINK = /^[0-9a-f]{64}$/;
/** A bot's is empty: whoever runs the server runs the bots. */
const NONCE = /^(?:[0-9a-f]{32})?$/;

function isWhole({ commitment, nonces }: DealsDocument): boolean {
  return LINK.test(commitment) && nonces.every((nonce) => NONCE.test(nonce));
}

function isRight({ commitment, nonces }: DealsDocument, round: RoundDeals, dealing: Dealing): boolean {
  if (!LINK.test(round.key) || round.attempts.length === 0) return false;
  const key = hexToBytes(round.key);
  if (hashed(key, round.number) !== commitment) return false;
  const last = round.attempts.length - 1;
  return round.attempts.every(({ attempt, hands, boneyard }, index) => {
    const order = tileOrder(key, index, nonces, dealing);
    if (attempt !== index || hands.length !== nonces.length || !isEven(hands)) return false;
    if (!same([...hands.flat(), ...boneyard], order)) return false;
    const takenBack = hands.some((hand) => takesBack(hand, dealing));
    // Whether a double is needed depends on the round: one who has it leads, as all have seen.
    return index < last ? takenBack || lacksLead(hands, dealing) : !takenBack;
  });
}

/** Whether all are dealt as many tiles, but for those who have dropped out. */
function isEven(hands: readonly (readonly string[])[]): boolean {
  return new Set(hands.map((hand) => hand.length).filter((length) => length > 0)).size === 1;
}

/** The end of a chain of `times` SHA-256 from `start`, in hexadecimal. */
function hashed(start: Uint8Array, times: number): string {
  let link = start;
  for (let time = 0; time < times; time++) link = sha256(link);
  return bytesToHex(link);
}

/** All tiles, sorted by their HMAC-SHA256 under the round's key. */
function tileOrder(key: Uint8Array, attempt: number, nonces: readonly string[], dealing: Dealing): readonly string[] {
  const prefix = ["kozel deal 1", attempt, ...nonces].join("|");
  const digests = fullSet(dealing).map((tile) => ({
    tile,
    digest: bytesToHex(hmac(sha256, key, utf8ToBytes(`${prefix}|${tile}`))),
  }));
  return digests.sort((one, two) => (one.digest < two.digest ? -1 : 1)).map(({ tile }) => tile);
}

function same(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
