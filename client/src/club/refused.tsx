/** Why the server said no, in one line. */
import type { ClubRefused } from "../generated/club";
import { WarnIcon } from "../look/icons";
import { refusalWords } from "./words";

export function Refused({ refused }: { readonly refused: ClubRefused | null }) {
  if (refused === null) return null;
  return (
    <p class="refusal" role="alert">
      <WarnIcon size={18} />
      {refusalWords(refused)}
    </p>
  );
}
