/** A table before its match: who has sat down, the link that brings the others, and what one can do meanwhile. */
import { useSignal } from "@preact/signals";
import { send } from "../connection/connection";
import type { Refused, TableView } from "../generated/messages";
import { t } from "../language/language";
import { RefusalText } from "../look/refusal";
import { Planks, Wood } from "../look/surface";
import { navigate } from "../router";
import { NameField } from "../settings/name-field";
import { playerName } from "../settings/settings";
import { OptionsTags } from "./options-line";
import { type SeatChoice, useSeatChoice } from "./seat-choice";
import { TableLink } from "./table-link";
import { WaitingSeats } from "./waiting-seats";
import "./waiting.css";

export function Waiting({ view }: { readonly view: TableView }) {
  const seated = view.seat !== null;
  const free = view.seats.filter((seat) => seat === null).length;
  const choice = useSeatChoice(view);
  return (
    <main class="waiting">
      <section class="slab waiting-slab" aria-labelledby="waiting-title">
        <Planks plank={90} />
        <div class="card waiting-paper">
          <h1 id="waiting-title">{t(seated ? "waiting.title" : "waiting.invited")}</h1>
          <p role="status">{free === 0 ? t("waiting.full") : t("waiting.free", { n: free })}</p>
          <OptionsTags options={view.options} rules={view.rules} />
        </div>
        <WaitingSeats view={view} choice={choice} />
        <div class="edge waiting-edge">
          <Wood />
          <Actions view={view} choice={choice} />
        </div>
      </section>
      {seated && view.event === null && <TableLink table={view.table} />}
    </main>
  );
}

interface ActionsProps {
  readonly view: TableView;
  readonly choice: SeatChoice;
}

function Actions({ view, choice }: ActionsProps) {
  if (view.seat !== null) return <SeatedActions view={view} choice={choice} />;
  if (view.event === null) return <SitDown choice={choice} />;
  return (
    <>
      <p class="waiting-begins">{t("club.online.seats_given")}</p>
      <a class="button button-on-wood" href={`/club/${view.event}`}>
        {t("club.online.to_event")}
      </a>
    </>
  );
}

function SeatedActions({ view, choice }: ActionsProps) {
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
      <p class="waiting-begins">
        {t("waiting.begins")}
        {view.event === null && <> {t("waiting.change")}</>}
      </p>
      <RefusalText code={refusal.value?.code ?? choice.refusal.value} />
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

function SitDown({ choice }: { readonly choice: SeatChoice }) {
  const submit = (event: Event) => {
    event.preventDefault();
    void choice.sitDown();
  };
  return (
    <form class="card waiting-sit" onSubmit={submit} noValidate>
      <NameField missing={choice.nameMissing.value && playerName.value === ""} />
      <p class="quiet-text">{t("waiting.choose")}</p>
      <RefusalText code={choice.refusal.value} />
      <button type="submit" class="button button-main">
        {t("waiting.sit")}
      </button>
    </form>
  );
}
