/** Checks that the deals are those that the server had committed to before it knew the players' nonces. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { DEALINGS, type Dealing, fullSet, takesBack } from "./dealing";
import type { DealsDocument, RoundDeals } from "./document";

export interface Verification {
  /** How many rounds were looked at: none when the rules aren't known here. */
  readonly checked: number;
  /** The numbers of those whose deal isn't what was committed to. */
  readonly wrong: readonly number[];
}

/**
 * Check every round of the document. They must be numbered from 1 without a gap: who could leave out a round
 * could choose among deals.
 */
export function verifyDeals(document: DealsDocument): Verification {
  const dealing = DEALINGS[document.rules];
  if (dealing === undefined) return { checked: 0, wrong: [] };
  const whole = isWhole(document, dealing);
  const wrong = document.rounds
    .filter((round, index) => !whole || round.number !== index + 1 || !isRight(document, round, dealing))
    .map((round) => round.number);
  return { checked: document.rounds.length, wrong };
}

const LINK = /^[0-9a-f]{64}$/;
/** A bot's is empty: whoever runs the server runs the bots. */
const NONCE = /^(?:[0-9a-f]{32})?$/;

function isWhole({ commitment, nonces }: DealsDocument, dealing: Dealing): boolean {
  return LINK.test(commitment) && dealing.seats.includes(nonces.length) && nonces.every((nonce) => NONCE.test(nonce));
}

function isRight({ commitment, nonces }: DealsDocument, round: RoundDeals, dealing: Dealing): boolean {
  if (!LINK.test(round.key) || round.attempts.length === 0) return false;
  const key = hexToBytes(round.key);
  if (hashed(key, round.number) !== commitment) return false;
  const last = round.attempts.length - 1;
  return round.attempts.every(({ attempt, hands, boneyard }, index) => {
    const order = tileOrder(key, index, nonces, dealing);
    const dealt = nonces.map((_, seat) => order.slice(seat * dealing.hand, (seat + 1) * dealing.hand));
    const left = order.slice(nonces.length * dealing.hand);
    const takenBack = dealt.some((hand) => takesBack(hand, dealing));
    return attempt === index && same([hands, boneyard], [dealt, left]) && takenBack === index < last;
  });
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
