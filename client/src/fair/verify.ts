/** Checks that the deals are those that the server had committed to before it knew the players' nonces. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { fullSet, hasNoLead, takesBack } from "./dealing";
import type { DealingRules, DealsDocument, RoundDeals } from "./document";
import { asText, type Memory } from "./memory";

export interface Verification {
  /** How many rounds were looked at. */
  readonly checked: number;
  /** The numbers of those whose deal isn't what was committed to, or isn't what this device was shown. */
  readonly wrong: readonly number[];
  /** In how many the own hand was compared with the one shown; none if the seat was taken on another device. */
  readonly seen: number;
}

/**
 * Check every round of the document, and against the memory whatever that holds.
 *
 * The rounds must be numbered from 1 without a gap, and all that were seen must be among them: who could leave out a
 * round could choose among deals.
 */
export function verifyDeals(document: DealsDocument, memory: Memory | null): Verification {
  const whole = isWhole(document) && isAsRemembered(document, memory);
  const wrong = document.rounds.filter(
    (round, index) => !whole || round.number !== index + 1 || !isRight(document, round) || isOtherHand(round, memory),
  );
  const numbers = document.rounds.map(({ number }) => number);
  const remembered = Object.keys(memory?.hands ?? {}).map(Number);
  const missing = remembered.filter((number) => !numbers.includes(number));
  return {
    checked: numbers.length + missing.length,
    wrong: [...wrong.map(({ number }) => number), ...missing],
    seen: memory?.commitment === undefined ? 0 : remembered.length,
  };
}

const LINK = /^[0-9a-f]{64}$/;
/** A bot's is empty: whoever runs the server runs the bots. */
const NONCE = /^(?:[0-9a-f]{32})?$/;

function isWhole({ commitment, nonces, rules }: DealsDocument): boolean {
  return LINK.test(commitment) && nonces.length in rules.hand && nonces.every((nonce) => NONCE.test(nonce));
}

function isAsRemembered({ commitment, nonces }: DealsDocument, memory: Memory | null): boolean {
  if (memory?.commitment === undefined || memory.seat === undefined) return true;
  return commitment === memory.commitment && nonces[memory.seat] === memory.nonce;
}

function isOtherHand({ number, attempts }: RoundDeals, memory: Memory | null): boolean {
  const shown = memory?.hands[number];
  if (memory?.seat === undefined || shown === undefined) return false;
  return asText(attempts.at(-1)?.hands[memory.seat] ?? []) !== shown;
}

function isRight({ commitment, nonces, rules }: DealsDocument, round: RoundDeals): boolean {
  if (!LINK.test(round.key) || round.attempts.length === 0) return false;
  const key = hexToBytes(round.key);
  if (hashed(key, round.number) !== commitment) return false;
  const last = round.attempts.length - 1;
  return round.attempts.every(({ attempt, hands, boneyard }, index) => {
    const order = tileOrder(key, index, nonces, rules);
    const inPlay = nonces.map((_, seat) => seat).filter((seat) => hands[seat]?.length !== 0);
    const size = rules.hand[inPlay.length] ?? rules.hand[nonces.length] ?? 0;
    const dealt = nonces.map((_, seat) => handAt(order, inPlay.indexOf(seat), size));
    const left = order.slice(inPlay.length * size);
    const takenBack = dealt.some((hand) => takesBack(hand, rules)) || hasNoLead(dealt, round.in_match, rules);
    return attempt === index && same([hands, boneyard], [dealt, left]) && takenBack === index < last;
  });
}

function handAt(order: readonly string[], place: number, size: number): readonly string[] {
  return place === -1 ? [] : order.slice(place * size, (place + 1) * size);
}

/** The end of a chain of `times` SHA-256 from `start`, in hexadecimal. */
function hashed(start: Uint8Array, times: number): string {
  let link = start;
  for (let time = 0; time < times; time++) link = sha256(link);
  return bytesToHex(link);
}

/** All tiles, sorted by their HMAC-SHA256 under the round's key. */
function tileOrder(key: Uint8Array, attempt: number, nonces: readonly string[], rules: DealingRules): readonly string[] {
  const prefix = ["kozel deal 1", attempt, ...nonces].join("|");
  const digests = fullSet(rules).map((tile) => ({
    tile,
    digest: bytesToHex(hmac(sha256, key, utf8ToBytes(`${prefix}|${tile}`))),
  }));
  return digests.sort((one, two) => (one.digest < two.digest ? -1 : 1)).map(({ tile }) => tile);
}

function same(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
