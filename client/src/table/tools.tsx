/** The buttons beside the game: menu, sound, settings. */
import { t } from "../language/language";
import { MenuIcon, MuteIcon, SettingsIcon, SoundIcon } from "../look/icons";
import { soundOn } from "../settings/settings";

export interface ToolsProps {
  readonly onMenu: () => void;
  readonly onSettings: () => void;
}

export function Tools({ onMenu, onSettings }: ToolsProps) {
  return (
    <nav class="tools" aria-label={t("tools.name")}>
      <button type="button" class="icon-button" aria-label={t("tools.menu")} onClick={onMenu}>
        <MenuIcon />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={t("tools.sound")}
        aria-pressed={soundOn.value}
        onClick={() => {
          soundOn.value = !soundOn.value;
        }}
      >
        {soundOn.value ? <SoundIcon /> : <MuteIcon />}
      </button>
      <button type="button" class="icon-button" aria-label={t("settings.title")} onClick={onSettings}>
        <SettingsIcon />
      </button>
    </nav>
  );
}
