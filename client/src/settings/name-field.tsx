/** Where a player writes their name. */
import { useId } from "preact/hooks";
import { t } from "../language/language";
import { NAME_LENGTH, playerName } from "./settings";

/** `missing`: the name was needed and isn't there. */
export function NameField({ missing = false }: { readonly missing?: boolean }) {
  const field = useId();
  return (
    <div>
      <label class="choice-label" for={field}>
        {t("name.label")}
      </label>
      <input
        id={field}
        class="field"
        type="text"
        autocomplete="nickname"
        enterkeyhint="done"
        maxLength={NAME_LENGTH}
        placeholder={t("name.placeholder")}
        value={playerName.value}
        aria-invalid={missing}
        aria-describedby={missing ? `${field}-missing` : undefined}
        onInput={(event) => {
          playerName.value = event.currentTarget.value.trim();
        }}
      />
      {missing && (
        <p id={`${field}-missing`} class="refusal" role="alert">
          {t("name.missing")}
        </p>
      )}
    </div>
  );
}
