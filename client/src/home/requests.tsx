/** The requests that wait for people, as everybody on the site sees them at this moment. */
import { lobby, sit, welcome } from "../connection/connection";
import type { RequestView } from "../generated/messages";
import { t } from "../language/language";
import { Avatar, avatarColors, FreeSeat } from "../look/avatar";
import { PlusIcon } from "../look/icons";
import { navigate, tablePath } from "../router";
import { playerName } from "../settings/settings";
import { OptionsLine } from "./options-line";
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
  const colors = avatarColors(request.seats);
  return (
    <li class="card request">
      <div class="request-what">
        <b class="request-names">{names}</b>
        <OptionsLine options={request.options} rules={request.rules} />
      </div>
      <span class="request-seats">
        {request.seats.map((name, seat) =>
          name === null ? (
            <FreeSeat key={seat} />
          ) : (
            <Avatar key={seat} name={name} color={colors[seat] ?? undefined} size={34} />
          ),
        )}
      </span>
      <button
        type="button"
        class="button"
        aria-label={mine ? undefined : t("home.requests.sit.named", { names })}
        onClick={() => goTo(request.table, mine)}
      >
        {t(mine ? "home.requests.mine" : "home.requests.sit")}
      </button>
    </li>
  );
}

/** Who has given a name before sits down with the same tap; the table asks everybody else. */
function goTo(table: string, mine: boolean): void {
  if (!mine && playerName.value !== "") void sit(table, playerName.value);
  navigate(tablePath(table));
}
