/** What is asked of the server about clubs: docs/club-api.md. */
import type {
  Accepted,
  ClubRefused,
  Created,
  ImportedRows,
  ListedEvent,
  LogLine,
  NewEvent,
  OnlineSeat,
  NewOrganiser,
  Ordered,
  OrganiserView,
  PhoneView,
  PublicView,
  RoundView,
  ScreenView,
  SeatTaken,
  SeriesView,
  Sent,
  SignedUp,
  SignUp,
} from "../generated/club";

/** An answer, or why there is none. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refused: ClubRefused; readonly status: number };

/** There was no answer, or one that says nothing: ask again. */
export class NoAnswerError extends Error {}

const ANSWER_TAKES_AT_MOST_MS = 10_000;
const TAKING_IN_TAKES_AT_MOST_MS = 60_000;
const UNCLEAR: ClubRefused = { code: "club.unclear", values: {}, row: null, changed: [] };

export const clubApi = {
  listed: () => ask<readonly ListedEvent[]>("/api/club"),
  series: (name: string) => ask<SeriesView>(`/api/club/series/${encodeURIComponent(name)}`),
  takeIn: (command: string, file: Blob) =>
    ask<Created>(`/api/club/import?command=${encodeURIComponent(command)}`, { file, withinMs: TAKING_IN_TAKES_AT_MOST_MS }),
  create: (event: NewEvent) => ask<Created>("/api/club", { body: event }),
  publicView: (event: string) => ask<PublicView>(`/api/club/${event}`),
  signUp: (event: string, sent: SignUp) => ask<SignedUp>(`/api/club/${event}/sign-up`, { body: sent }),
  screen: (event: string) => ask<ScreenView>(`/api/club/${event}/screen`),
  round: (event: string, round: number) => ask<RoundView>(`/api/club/${event}/rounds/${round}`),
  phone: (event: string, key: string) => ask<PhoneView>(`/api/club/${event}/me/${key}`),
  sendFromPhone: (event: string, key: string, sent: Sent) => ask<Accepted>(`/api/club/${event}/me/${key}`, { body: sent }),
  onlineSeat: (event: string, key: string) => ask<OnlineSeat>(`/api/club/${event}/me/${key}/seat`),
  takeOnlineSeat: (event: string, key: string, nonce: string) =>
    ask<SeatTaken>(`/api/club/${event}/me/${key}/seat`, { body: { nonce } }),
  organiser: (event: string, token: string) => ask<OrganiserView>(`/api/club/${event}/organiser`, { token }),
  order: (event: string, token: string, ordered: Ordered) =>
    ask<Accepted>(`/api/club/${event}/organiser`, { token, body: ordered }),
  addOrganiser: (event: string, token: string, organiser: NewOrganiser) =>
    ask<Created>(`/api/club/${event}/organisers`, { token, body: organiser }),
  log: (event: string, token: string) => ask<readonly LogLine[]>(`/api/club/${event}/log`, { token }),
  readFile: (event: string, token: string, file: Blob) =>
    ask<ImportedRows>(`/api/club/${event}/import`, { token, file }),
} as const;

export function liveAddress(event: string): string {
  return `/api/club/${event}/live`;
}

/** A QR code as a picture. */
export function codeAddress(event: string, what: "public" | "screen" | "sign-up"): string {
  return `/api/club/${event}/qr/${what}.svg`;
}

/** A file that only organisers may have, or anybody. It is fetched with the token, so that no address holds a secret. */
export async function fetchFile(path: string, token: string): Promise<Answer<Blob>> {
  const response = await send(path, { token });
  if (response.ok) return { ok: true, value: await response.blob() };
  return refusal(response);
}

interface Asked {
  readonly token?: string;
  readonly body?: object;
  readonly file?: Blob;
  /** How long the answer may take. */
  readonly withinMs?: number;
}

async function ask<Value>(path: string, asked: Asked = {}): Promise<Answer<Value>> {
  const response = await send(path, asked);
  if (!response.ok) return refusal(response);
  return { ok: true, value: (await response.json()) as Value };
}

/** An error of the server's own is no answer: what was asked may be done or not, and is asked again with the same id. */
async function send(path: string, { token, body, file, withinMs = ANSWER_TAKES_AT_MOST_MS }: Asked): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (file !== undefined) headers["Content-Type"] = "application/octet-stream";
  const content = file ?? (body === undefined ? null : JSON.stringify(body));
  const signal = AbortSignal.timeout(withinMs);
  const method = content === null ? "GET" : "POST";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, signal, ...(content !== null && { body: content }) });
  } catch {
    throw new NoAnswerError(path);
  }
  if (response.status >= 500 || response.status === 429) throw new NoAnswerError(path);
  return response;
}

async function refusal(response: Response): Promise<Answer<never>> {
  const { status } = response;
  try {
    const said = (await response.json()) as Partial<ClubRefused>;
    const refused = typeof said.code === "string" ? { ...UNCLEAR, ...said } : UNCLEAR;
    return { ok: false, refused, status };
  } catch {
    return { ok: false, refused: UNCLEAR, status };
  }
}
