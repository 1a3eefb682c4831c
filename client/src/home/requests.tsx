/** The requests that wait for people, as everybody on the site sees them at this moment. */
import { lobby, sit, welcome } from "../connection/connection";
import type { RequestView } from "../generated/messages";
import { t } from "../language/language";
import { FreeSeat } from "../look/avatar";
import { PlusIcon } from "../look/icons";
import { navigate, tablePath } from "../router";
import { playerName } from "../settings/settings";
import { OptionsLine } from "./options-line";
import { RequestSeats } from "./request-seats";
import "./requests.css";

export function Requests({ onOwn }: { readonly onOwn: () => void }) {
  const { requests, people } = lobby.value;
  return (
    <section class="requests" aria-labelledby="requests-title">
      <header class="requests-head">
        <h2 id="requests-title">{t("home.requests")}</h2>
        {people > 0 && <span class="people-here">{t("lobby.people", { n: people })}</span>}
      </header>
      {requests.length === 0 ? (
        <NoRequests />
      ) : (
        <ul class="request-list">
          {requests.map((request) => (
            <RequestCard key={request.table} request={request} />
          ))}
        </ul>
      )}
      <button type="button" class="button own-request" onClick={onOwn}>
        <PlusIcon size={20} />
        {t("home.own")}
      </button>
    </section>
  );
}

function NoRequests() {
  return (
    <div class="card no-requests">
      <span class="no-requests-seats">
        <FreeSeat />
        <FreeSeat />
        <FreeSeat />
        <FreeSeat />
      </span>
      <h3>{t("home.requests.empty")}</h3>
      <p class="quiet-text">{t("home.requests.empty.text")}</p>
    </div>
  );
}

function RequestCard({ request }: { readonly request: RequestView }) {
  const names = request.seats.filter((name) => name !== null).join(", ");
  const mine = welcome.value?.unfinished.includes(request.table) === true;
  return (
    <li class="card request">
      <div class="request-what">
        <b class="request-names">{names}</b>
        <OptionsLine options={request.options} rules={request.rules} />
      </div>
      <RequestSeats request={request} names={names} onTake={mine ? null : (seat) => goTo(request.table, seat)} />
      <button
        type="button"
        class="button"
        aria-label={mine ? undefined : t("home.requests.sit.named", { names })}
        onClick={() => (mine ? navigate(tablePath(request.table)) : goTo(request.table))}
      >
        {t(mine ? "home.requests.mine" : "home.requests.sit")}
      </button>
    </li>
  );
}

/** Who has given a name before sits down with the same tap, at the next free seat if none is named; the table asks everybody else. */
function goTo(table: string, seat: number | null = null): void {
  if (playerName.value !== "") void sit(table, playerName.value, seat);
  navigate(tablePath(table));
}
