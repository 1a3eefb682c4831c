/** Registering by hand: a name (of a pair two), Enter, the next. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { t } from "../../language/language";
import { PlusIcon } from "../../look/icons";
import { person } from "../person";
import { ActingNote } from "./acting-note";
import { type Desk, useActing } from "./desk";

const LONGEST = 60;

export function AddPeople({ desk }: { readonly desk: Desk }) {
  const { unit, groups } = desk.received.view.plan.format;
  const acting = useActing(desk);
  const first = useRef<HTMLInputElement>(null);
  const names = useSignal<readonly [string, string]>(["", ""]);
  const club = useSignal("");
  const group = useSignal(1);
  const size = unit === "pair" ? 2 : 1;
  const wanted = names.value.slice(0, size).map((name) => name.trim());
  const ready = wanted.every((name) => name !== "");
  const add = async () => {
    if (!ready) return;
    const people = wanted.map((name) => person(name, club.value));
    first.current?.focus();
    const added = await acting.act({ kind: "register", entries: [{ people, group: group.value }], present: true });
    if (added) names.value = ["", ""];
  };
  const field = (index: 0 | 1, label: string) => (
    <input
      {...(index === 0 && { ref: first })}
      class="field"
      type="text"
      autocomplete="off"
      maxLength={LONGEST}
      aria-label={label}
      placeholder={label}
      value={names.value[index]}
      onInput={(event) => {
        const { value } = event.currentTarget;
        names.value = index === 0 ? [value, names.value[1]] : [names.value[0], value];
      }}
    />
  );
  return (
    <form
      class="add-people"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      {field(0, t(size === 2 ? "club.add.first" : "club.add.name"))}
      {size === 2 && field(1, t("club.add.second"))}
      <input
        class="field add-club"
        type="text"
        autocomplete="off"
        maxLength={LONGEST}
        aria-label={t("club.add.club")}
        placeholder={t("club.add.club")}
        value={club.value}
        onInput={(event) => {
          club.value = event.currentTarget.value;
        }}
      />
      {groups > 1 && (
        <input
          class="field add-group"
          type="number"
          min={1}
          max={groups}
          aria-label={t("club.add.group")}
          value={group.value}
          onInput={(event) => {
            group.value = Number(event.currentTarget.value) || 1;
          }}
        />
      )}
      <button type="submit" class="button" aria-busy={acting.busy} disabled={!ready}>
        <PlusIcon size={18} />
        {t("club.add")}
      </button>
      <ActingNote acting={acting} entry={wanted.join(", ")} />
    </form>
  );
}
