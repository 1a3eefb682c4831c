/** The head of every page but the table: the mark, the ways to the others, and what one may want to change anywhere. */
import { useSignal } from "@preact/signals";
import { t } from "../language/language";
import { BookIcon, MoonIcon, PeopleIcon, ScoreIcon, SettingsIcon, SunIcon } from "../look/icons";
import { Logo } from "../look/logo";
import { LanguageCode } from "../settings/language-choice";
import { room, seenRoom } from "../settings/settings";
import { SettingsSheet } from "../settings/settings-sheet";
import "./header.css";

export function Header() {
  const settings = useSignal(false);
  const dark = seenRoom.value === "dark";
  return (
    <header class="header">
      <a class="brand" href="/">
        <Logo />
        {t("app.name")}
      </a>
      <a class="header-link" href="/rules">
        <BookIcon />
        <span>{t("book.title")}</span>
      </a>
      <a class="header-link" href="/club">
        <PeopleIcon />
        <span>{t("club.title")}</span>
      </a>
      <a class="header-link header-link-wide" href="/score">
        <ScoreIcon />
        <span>{t("home.score")}</span>
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
      <button
        type="button"
        class="icon-button"
        aria-label={t("settings.title")}
        onClick={() => {
          settings.value = true;
        }}
      >
        <SettingsIcon />
      </button>
      {settings.value && (
        <SettingsSheet
          onClose={() => {
            settings.value = false;
          }}
        />
      )}
    </header>
  );
}
