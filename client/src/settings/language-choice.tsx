/** The four languages, each by its own name. */
import { chooseLanguage, LANGUAGES, type Language, language, t } from "../language/language";
import { Segments } from "../look/segments";

const CODES = Object.keys(LANGUAGES) as readonly Language[];

export function LanguageChoice() {
  return (
    <Segments
      label={t("settings.language")}
      value={language.value}
      choices={CODES.map((code) => ({ value: code as string, text: <span lang={code}>{LANGUAGES[code]}</span> }))}
      onChoose={(chosen) => void chooseLanguage(chosen as Language)}
    />
  );
}

/** The same in the space of an icon: the code, and the device's own list behind it. */
export function LanguageCode() {
  return (
    <span class="icon-button language-code">
      <span aria-hidden="true">{language.value.toUpperCase()}</span>
      <select
        aria-label={t("settings.language")}
        value={language.value}
        onChange={(event) => void chooseLanguage(event.currentTarget.value as Language)}
      >
        {CODES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code]}
          </option>
        ))}
      </select>
    </span>
  );
}
