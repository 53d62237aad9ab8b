import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { newSecret, secretHash } from "@/lib/backend/accounts/secret";
import { now } from "@/lib/clock";
import type { DeskCallName } from "@/lib/contract/desk/rights";
import type { Row } from "./report";
import { ask as askSite, quantile, timed } from "./requests";
import { connected } from "./site";

const seconds = 20;
const blocks = 3;
const pauseMs = 15;
/** A hundred an hour are one every 36 seconds; here twelve times as many, so that twenty seconds see some. */
const requestEveryMs = 3_000;
const noteEveryMs = 4_000;
const language = { "accept-encoding": "br" };

/** What each of the five has open, with what it asks for again when something has changed. */
const screens: [DeskCallName, object][] = [
  ["requests", {}],
  ["calendar", {}],
  ["today", {}],
  ["month", {}],
  ["bookings", { find: "guest" }],
];

/**
 * How long visitors wait, with and without five desks that listen, ask again for what is on their screen
 * as it changes, and write, while requests come in. By turns, so that a busy machine is as busy for both.
 */
export async function besideFiveDesks(
  port: number,
  databaseUrl: string,
  paths: readonly string[],
): Promise<Row[]> {
  const tokens = await fiveSignedIn(databaseUrl);
  await timed(port, paths, 300, language);
  const [alone, beside]: [number[], number[]] = [[], []];
  let asked = 0;
  for (let block = 0; block < blocks; block += 1) {
    alone.push(...(await visits(port, paths)));
    const desks = tokens.map((token, at) => openDesk(port, token, at));
    const coming = setInterval(() => void comes(port), requestEveryMs);
    beside.push(...(await visits(port, paths)));
    clearInterval(coming);
    for (const close of desks) asked += close();
  }
  return [0.5, 0.95].map((share) => ({
    name: `p${share * 100} of visitors (${asked} calls of the desks)`,
    unit: "ms",
    value: quantile(beside, share),
    bare: quantile(alone, share),
    bound: "ratio ≤ 1.2 (bare: no desk is open)",
  }));
}

let seen = 0;
async function visits(port: number, paths: readonly string[]): Promise<number[]> {
  const durations: number[] = [];
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; ) {
    const path = paths[durations.length % paths.length] ?? "/";
    seen += 1;
    // Each from an address of its own, so that limits do not answer.
    const from = { "x-forwarded-for": `10.8.${seen >> 8}.${seen & 255}` };
    const began = performance.now();
    const { status } = await askSite(port, path, { ...language, ...from });
    durations.push(performance.now() - began);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    await pause(pauseMs);
  }
  return durations;
}

/** Somebody's screen. Returns what closes it and says how often it has asked. */
function openDesk(port: number, token: string, at: number): () => number {
  const [call, input] = screens[at % screens.length] ?? ["requests", {}];
  let asked = 0;
  let isAsking = false;
  const ask = async () => {
    // As the screens do: what is being asked for is not asked for twice at once.
    if (isAsking) return;
    isAsking = true;
    asked += 1;
    await callDesk(port, token, call, input);
    isAsking = false;
  };
  const headers = { ...deskHeaders(port, token), accept: "text/event-stream" };
  const stream = request(
    { host: "127.0.0.1", port, path: "/api/desk/live", headers },
    (response) => {
      response.on("data", (said: Buffer) => said.includes("data:") && void ask());
      response.on("error", () => undefined);
    },
  );
  stream.on("error", () => undefined);
  stream.end();
  const write = setInterval(() => {
    asked += 1;
    const note = { booking: `B-BNCH-${4_001 + at}`, text: "They asked for a quiet tent." };
    void callDesk(port, token, "write-booking-note", note);
  }, noteEveryMs);
  return () => {
    clearInterval(write);
    stream.destroy();
    return asked;
  };
}

const deskHeaders = (port: number, token: string) => ({
  host: `desk.localhost:${port}`,
  cookie: `desk=${token}`,
  "sec-fetch-site": "same-origin",
  "x-forwarded-for": "198.51.100.200",
});

const post = (
  port: number,
  path: string,
  headers: Record<string, string>,
  body: object,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: "127.0.0.1", port, path, method: "POST" },
        headers: { "content-type": "application/json", ...headers },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on("error", reject);
    sent.end(JSON.stringify(body));
  });

async function callDesk(port: number, token: string, call: DeskCallName, input: object) {
  const status = await post(port, `/api/desk/${call}`, deskHeaders(port, token), input);
  if (status !== 200) throw new Error(`${call} answered ${status}.`);
}

let came = 0;
/** Somebody asks for a quote, each from an address of their own. */
async function comes(port: number): Promise<void> {
  came += 1;
  const year = now().getUTCFullYear() + 1;
  const quote = {
    ...{ travel_type: "couple", interests: ["safari"], days: 8, travel_with: ["partner"] },
    ...{ departure: { kind: "month", month: `${year}-08` }, destinations: ["serengeti"] },
    ...{ adults: 2, children: [], rooms: 1, message: "We would love to see elephants." },
    ...{ full_name: `Guest ${came}`, email: `came${came}@example.com`, country: "DE" },
    ...{ phone: "+4930901820", contact_method: "email", agree: true, of_age: true },
    seconds_open: 42,
  };
  const from = { host: `localhost:${port}`, "x-forwarded-for": `10.9.${came >> 8}.${came & 255}` };
  const status = await post(port, "/api/requestquote", from, quote);
  if (status !== 201) throw new Error(`A request was answered ${status}.`);
}

/** Five colleagues, and what is in their cookies. */
const fiveSignedIn = (databaseUrl: string): Promise<string[]> =>
  connected(databaseUrl, async (client) => {
    const tokens = screens.map(() => newSecret());
    for (const [at, token] of tokens.entries())
      await client.query(
        `with person as (
           insert into staff (email, name, role, joined_at) values ($1, $2, 'owner', $4) returning id)
         insert into staff_sessions (token_hash, person, device) select $3, id, 'bench' from person`,
        [`five${at}@example.com`, `Five ${at}`, secretHash(token), now()],
      );
    return tokens;
  });
