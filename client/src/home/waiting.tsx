/** A table before its match: who has sat down, the link that brings the others, and what one can do meanwhile. */
import { useSignal } from "@preact/signals";
import { send, sit } from "../connection/connection";
import type { Refused, TableView } from "../generated/messages";
import { t } from "../language/language";
import { RefusalText } from "../look/refusal";
import { Planks, Wood } from "../look/surface";
import { navigate } from "../router";
import { NameField } from "../settings/name-field";
import { playerName } from "../settings/settings";
import { OptionsTags } from "./options-line";
import { TableLink } from "./table-link";
import { WaitingSeats } from "./waiting-seats";
import "./waiting.css";

export function Waiting({ view }: { readonly view: TableView }) {
  const seated = view.seat !== null;
  const free = view.seats.filter((seat) => seat === null).length;
  return (
    <main class="waiting">
      <section class="slab waiting-slab" aria-labelledby="waiting-title">
        <Planks plank={90} />
        <div class="card waiting-paper">
          <h1 id="waiting-title">{t(seated ? "waiting.title" : "waiting.invited")}</h1>
          <p role="status">{free === 0 ? t("waiting.full") : t("waiting.free", { n: free })}</p>
          <OptionsTags options={view.options} rules={view.rules} />
        </div>
        <WaitingSeats view={view} />
        <div class="edge waiting-edge">
          <Wood />
          <Actions view={view} />
        </div>
      </section>
      {seated && view.event === null && <TableLink table={view.table} />}
    </main>
  );
}

function Actions({ view }: { readonly view: TableView }) {
  if (view.seat !== null) return <SeatedActions view={view} />;
  if (view.event === null) return <SitDown table={view.table} />;
  return (
    <>
      <p class="waiting-begins">{t("club.online.seats_given")}</p>
      <a class="button button-on-wood" href={`/club/${view.event}`}>
        {t("club.online.to_event")}
      </a>
    </>
  );
}

function SeatedActions({ view }: { readonly view: TableView }) {
  const refusal = useSignal<Refused | null>(null);
  const start = async () => {
    const answer = await send({ kind: "start", table: view.table });
    refusal.value = answer.kind === "refused" ? answer : null;
  };
  const stand = async () => {
    const answer = await send({ kind: "stand", table: view.table });
    if (answer.kind === "done") navigate("/");
    else refusal.value = answer;
  };
  return (
    <>
      <p class="waiting-begins">{t("waiting.begins")}</p>
      <RefusalText code={refusal.value?.code ?? null} />
      {view.options.bots !== null && (
        <button type="button" class="button button-main" onClick={() => void start()}>
          {t("waiting.start")}
        </button>
      )}
      <button type="button" class="button button-on-wood" onClick={() => void stand()}>
        {t("waiting.stand")}
      </button>
    </>
  );
}

function SitDown({ table }: { readonly table: string }) {
  const nameMissing = useSignal(false);
  const refusal = useSignal<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    nameMissing.value = playerName.value === "";
    if (nameMissing.value) return;
    const answer = await sit(table, playerName.value);
    refusal.value = answer.kind === "refused" ? answer.code : null;
  };
  return (
    <form class="card waiting-sit" onSubmit={(event) => void submit(event)} noValidate>
      <NameField missing={nameMissing.value && playerName.value === ""} />
      <RefusalText code={refusal.value} />
      <button type="submit" class="button button-main">
        {t("waiting.sit")}
      </button>
    </form>
  );
}
