/** Everything that one chooses once: the room, the tiles, sound, language, name. */
import { t } from "../language/language";
import { Segments } from "../look/segments";
import { Sheet } from "../look/sheet";
import { Switch } from "../look/switch";
import { Tile } from "../tile/tile";
import { LanguageChoice } from "./language-choice";
import { NameField } from "./name-field";
import { ROOMS, room, sortHand, soundOn, speakPictures, TILE_SETS, tileSet, tilesArePictured } from "./settings";
import "./settings.css";

export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <Sheet title={t("settings.title")} onClose={onClose}>
      <NameField />
      <LanguageChoice />
      <Segments
        label={t("settings.room")}
        value={room.value}
        choices={ROOMS.map((value) => ({ value, text: t(`settings.room.${value}`) }))}
        onChoose={(chosen) => {
          room.value = chosen;
        }}
      />
      <TileSetChoice />
      <div class="settings-switches">
        <Switch
          label={t("settings.sound")}
          on={soundOn.value}
          onChange={(on) => {
            soundOn.value = on;
          }}
        />
        {tilesArePictured.value && (
          <Switch
            label={t("settings.speak")}
            on={speakPictures.value}
            onChange={(on) => {
              speakPictures.value = on;
            }}
          />
        )}
        <Switch
          label={t("settings.sort")}
          on={sortHand.value}
          onChange={(on) => {
            sortHand.value = on;
          }}
        />
      </div>
      <a class="settings-licences" href="/licences.txt" target="_blank" rel="noreferrer">
        {t("settings.licences")}
      </a>
    </Sheet>
  );
}

function TileSetChoice() {
  return (
    <fieldset>
      <legend class="choice-label">{t("settings.tiles")}</legend>
      <div class="tile-sets">
        {TILE_SETS.map((set) => (
          <label class="tile-set" key={set}>
            <input
              type="radio"
              name="tile-set"
              checked={tileSet.value === set}
              onChange={() => {
                tileSet.value = set;
              }}
            />
            <span class={`tile-set-tiles set-${set}`}>
              <span class="tile-set-tile">
                <Tile first={3} second={5} pictured={set === "pictures"} />
              </span>
              <span class="tile-set-tile">
                <Tile first={6} second={2} pictured={set === "pictures"} />
              </span>
            </span>
            {t(`settings.tiles.${set}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
