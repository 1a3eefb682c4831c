/** What /api/tables/<id>/deals says: all that is needed to check the deals of a table's finished rounds. */

export interface AttemptDeal {
  readonly attempt: number;
  /** A hand for each seat, empty if that has dropped out of the match; a tile is text like `0-3`. */
  readonly hands: readonly (readonly string[])[];
  readonly boneyard: readonly string[];
}

export interface RoundDeals {
  readonly number: number;
  /** Its number in its match, from 1. */
  readonly in_match: number;
  /** In hexadecimal, as the commitment is. */
  readonly key: string;
  /** All but the last were taken back by the rules. */
  readonly attempts: readonly AttemptDeal[];
}

/** What of the table's rules decides about deals. */
export interface DealingRules {
  readonly preset: string;
  readonly highest: number;
  /** How many tiles are dealt to each, by number of players. */
  readonly hand: Readonly<Record<number, number>>;
  /** A hand with so many doubles takes the deal back, and so does one value on so many of its tiles; null: never. */
  readonly redeal_doubles: number | null;
  readonly redeal_same: number | null;
  /** The doubles without any of which a deal is taken back; null: none is for that. */
  readonly lead_doubles: readonly number[] | null;
  /** Whether that is so in every round, not only in a match's first. */
  readonly always_by_order: boolean;
}

export interface DealsDocument {
  readonly rules: DealingRules;
  readonly commitment: string;
  /** One for each seat; empty for a bot. */
  readonly nonces: readonly string[];
  readonly rounds: readonly RoundDeals[];
}
