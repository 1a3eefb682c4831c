/** The head of the sheets' list and of a new sheet. */
import { t } from "../language/language";
import { MoonIcon, SunIcon } from "../look/icons";
import { Logo } from "../look/logo";
import { LanguageCode } from "../settings/language-choice";
import { room, seenRoom } from "../settings/settings";
import "../home/header.css";

export function ScoreHeader() {
  const dark = seenRoom.value === "dark";
  return (
    <header class="header">
      {/* Followed by the browser itself: what the worker kept for offline may not lead to the tables. */}
      <a class="brand" href="/" target="_self">
        <Logo />
        {t("app.name")}
      </a>
      <LanguageCode />
      <button
        type="button"
        class="icon-button"
        aria-label={t(dark ? "settings.room.to_light" : "settings.room.to_dark")}
        onClick={() => {
          room.value = dark ? "light" : "dark";
        }}
      >
        {dark ? <SunIcon /> : <MoonIcon />}
      </button>
    </header>
  );
}
