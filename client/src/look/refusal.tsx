/** Why the server said no, in the player's language. */
import { t } from "../language/language";
import { WarnIcon } from "./icons";

export function RefusalText({ code }: { readonly code: string | null }) {
  if (code === null) return null;
  return (
    <p class="refusal" role="alert">
      <WarnIcon size={18} />
      {t(`refusal.${code}`)}
    </p>
  );
}
