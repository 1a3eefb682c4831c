/** The club's front page: my events, those of this server, a new one, or one by its link. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { ListedEvent } from "../../generated/club";
import { Header } from "../../home/header";
import { t } from "../../language/language";
import type { PageProps } from "../../pages";
import { navigate } from "../../router";
import { deskPath, eventIn, eventPath } from "../addresses";
import { clubApi } from "../api";
import { type KnownEvent, knownEvents } from "../memory";
import { untilAnswered } from "../outbox";
import { TextField } from "../text-field";
import { EventLine, inOrderOfDays } from "./event-line";
import { NewEventSheet } from "./new-event";
import { TakeIn } from "./take-in";
import "./club-home.css";

export function ClubHome({ parameters }: PageProps) {
  const planning = useSignal(parameters["sheet"] === "new");
  const listed = useSignal<readonly ListedEvent[]>([]);
  useEffect(() => {
    let wanted = true;
    void untilAnswered(clubApi.listed).then((answer) => {
      if (wanted && answer.ok) listed.value = answer.value;
    });
    return () => {
      wanted = false;
    };
  }, [listed]);
  const known = knownEvents.value;
  const others = inOrderOfDays(listed.value).filter(({ event }) => !known.some((mine) => mine.event === event));
  return (
    <div class="page club-home">
      <Header />
      <main class="club-main">
        <section class="card club-hero">
          <h1>{t("club.title")}</h1>
          <p class="quiet-text">{t("club.title.text")}</p>
          <button
            type="button"
            class="button button-main"
            onClick={() => {
              planning.value = true;
            }}
          >
            {t("club.new")}
          </button>
          <TakeIn />
        </section>
        <div class="club-lists">
          {known.length > 0 && (
            <section>
              <h2>{t("club.mine")}</h2>
              <ul class="club-list">
                {known.map((event) => (
                  <MyEvent known={event} key={event.event} />
                ))}
              </ul>
            </section>
          )}
          {others.length > 0 && (
            <section>
              <h2>{t("club.listed")}</h2>
              <ul class="club-list">
                {others.map((event) => (
                  <EventLine listed={event} withSeries key={event.event} />
                ))}
              </ul>
            </section>
          )}
          <ByLink />
        </div>
      </main>
      {planning.value && (
        <NewEventSheet
          onClose={() => {
            planning.value = false;
          }}
        />
      )}
    </div>
  );
}

function MyEvent({ known }: { readonly known: KnownEvent }) {
  const page = known.pages[0];
  return (
    <li class="card club-event">
      <a class="club-event-name" href={eventPath(known.event)}>
        {known.name === "" ? known.event : known.name}
      </a>
      {page !== undefined && (
        <a class="button" href={page}>
          {t("club.my_page")}
        </a>
      )}
      {known.token !== null && (
        <a class="button" href={deskPath(known.event)}>
          {t("club.organise")}
        </a>
      )}
    </li>
  );
}

function ByLink() {
  const pasted = useSignal("");
  const wrong = useSignal(false);
  const go = (submitted: Event) => {
    submitted.preventDefault();
    const event = eventIn(pasted.value);
    wrong.value = event === null;
    if (event !== null) navigate(eventPath(event));
  };
  return (
    <form class="club-by-link" onSubmit={go} noValidate>
      <TextField
        label={t("club.by_link")}
        value={pasted.value}
        onText={(text) => {
          pasted.value = text;
          wrong.value = false;
        }}
        fault={wrong.value ? t("club.by_link.wrong") : ""}
      />
      <button type="submit" class="button">
        {t("club.open")}
      </button>
    </form>
  );
}
