/** The organiser's desk: the whole evening, from registration to the prizes. */
import { signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { OrganiserView } from "../../generated/club";
import type { PageProps } from "../../pages";
import { clubApi } from "../api";
import { EventMissing } from "../event-missing";
import { followEvening } from "../live";
import { rememberName, rememberOrganiser, tokenOf } from "../memory";
import type { TypedScore } from "../score-entry";
import { organiserSending } from "../sending";
import { deskPart } from "./parts";
import { DeskView } from "./desk-view";

const FORBIDDEN = 403;

export function DeskPage({ parameters }: PageProps) {
  const { event = "", part = "" } = parameters;
  const token = useMemo(() => tokenFor(event), [event]);
  if (token === null) return <EventMissing status={FORBIDDEN} />;
  return <DeskOf event={event} token={token} part={part} key={event} />;
}

/** From the secret link, that is kept here and taken out of the address bar; else from an earlier visit. */
function tokenFor(event: string): string | null {
  const linked = location.hash.slice(1);
  if (linked !== "") {
    rememberOrganiser(event, linked);
    history.replaceState(history.state, "", location.pathname + location.search);
    return linked;
  }
  return tokenOf(event);
}

interface DeskOfProps {
  readonly event: string;
  readonly token: string;
  readonly part: string;
}

function DeskOf({ event, token, part }: DeskOfProps) {
  const drafts = useMemo(() => signal<ReadonlyMap<string, TypedScore>>(new Map()), []);
  const live = useMemo(
    () => followEvening<OrganiserView>(event, () => clubApi.organiser(event, token)),
    [event, token],
  );
  const sending = useMemo(() => organiserSending(event, token, live), [event, token, live]);
  useEffect(() => {
    sending.start();
    return live.stop;
  }, [live, sending]);
  const received = live.received.value;
  const name = received?.view.plan.name;
  useEffect(() => {
    if (name !== undefined) rememberName(event, name);
  }, [event, name]);
  if (received === null) return <EventMissing status={live.missing.value} />;
  return <DeskView desk={{ event, token, received, sending, drafts }} part={deskPart(part, received.view)} />;
}
