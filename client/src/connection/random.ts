/** Random values that work on plain http too, where crypto.randomUUID is missing. */

function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, "0")).join("");
}

/** A player's own share in the chance of the deals: 16 bytes in hexadecimal. */
export function drawNonce(): string {
  return randomHex(16);
}

/** A command's id. Answers and repetitions are told apart by it. */
export function commandId(): string {
  return randomHex(12);
}
