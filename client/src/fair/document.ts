/** What /api/tables/<id>/deals says: all that is needed to check the deals of a table's finished rounds. */

export interface AttemptDeal {
  readonly attempt: number;
  /** A hand for each seat; a tile is text like `0-3`. */
  readonly hands: readonly (readonly string[])[];
  readonly boneyard: readonly string[];
}

export interface RoundDeals {
  readonly number: number;
  /** In hexadecimal, as the commitment is. */
  readonly key: string;
  /** All but the last were taken back by the rules. */
  readonly attempts: readonly AttemptDeal[];
}

export interface DealsDocument {
  /** The preset by which was dealt. */
  readonly rules: string;
  readonly commitment: string;
  /** One for each seat; empty for a bot. */
  readonly nonces: readonly string[];
  readonly rounds: readonly RoundDeals[];
}
