import { beforeAll, describe, expect, it } from "vitest";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { adding, type DeskCallName, rights } from "@/lib/contract/desk/rights";
import { commentOnOfferEndpoint, shareOfferEndpoint } from "@/lib/contract/offer-reading";
import { askAboutOfferEndpoint } from "@/lib/contract/offers";
import { addDays } from "@/lib/pricing/days";
import { freeDeparture, rowOf } from "../support/booking";
import { confirmed, departureBeside, pricedBy } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { askedFor, offerDesk } from "../support/offer";
import { raced } from "../support/rounds";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { refundsByHand } = await import("@/lib/backend/bookings/money/refunds-by-hand");
const { pool } = await import("@/lib/backend/db/pool");

type Adding = (typeof adding)[number];
/** What a screen sends, with the version that it has seen by then. */
type Now = () => Promise<object> | object;

let owner: Awaited<ReturnType<typeof colleague>>;
let asha: Awaited<ReturnType<typeof colleague>>;
beforeAll(async () => {
  owner = await colleague("owner", "Juma");
  asha = await colleague("sales", "Asha");
});
const offers = () => offerDesk(owner);

async function aboutRequest(more: object): Promise<Now> {
  const request = await askedFor();
  return async () => {
    const { version } = (await desk("request", { request }, owner)).body;
    return { request, version, ...more };
  };
}

async function aboutBooking(
  state: Parameters<typeof storedBooking>[1]["state"],
  more: object = {},
): Promise<Now> {
  const { reference: booking } = await storedBooking("en", { state });
  return async () => ({ booking, version: (await rowOf(booking)).version, ...more });
}

async function settled(): Promise<Now> {
  const { reference: booking } = await confirmed("all");
  await pool().query(
    "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
    [booking],
  );
  return async () => ({ booking, version: (await rowOf(booking)).version });
}

async function transferred(): Promise<Now> {
  const about = await aboutBooking("confirmed");
  const seen: { booking?: string } = await about();
  await desk("record-transfer", { ...seen, amount_minor: 100, bank_reference: "TT-9" }, owner);
  const { body } = await desk("booking", { booking: seen.booking }, owner);
  const { movements } = body as unknown as BookingDetail;
  return async () => ({ ...(await about()), entry: movements.at(-1)?.id, instead_minor: null });
}

async function refunded(): Promise<Now> {
  const cancelled = await aboutBooking("confirmed");
  const seen: { booking?: string } = await cancelled();
  await desk("cancel-booking", { ...seen }, owner);
  const [sent] = await refundsByHand(seen.booking ?? "");
  return async () => ({ ...(await cancelled()), refund: sent?.id });
}

async function taken(): Promise<Now> {
  const { reference: booking } = await confirmed("deposit");
  const payment = `${booking}-1`;
  await pool().query(
    `insert into payments (id, booking, purpose, state, amount_minor, currency)
     select $1, reference, 'deposit', 'reversed', due_now_minor, 'USD'
     from bookings where reference = $2`,
    [payment, booking],
  );
  return async () => ({ booking, version: (await rowOf(booking)).version, payment });
}

async function changed(): Promise<Now> {
  const { reference } = await confirmed();
  const { starts } = await departureBeside((await rowOf(reference)).starts);
  const { wanted, body } = await pricedBy(owner, reference, { starts });
  const form = { ...wanted, shown_total_minor: body.price.total_minor, reason: "They asked." };
  return async () => ({ ...form, version: (await rowOf(reference)).version });
}

async function telephoned(): Promise<Now> {
  const wanted = { tour: "crater-and-plains", starts: "2028-03-10", adults: 2, children: [] };
  const { body } = await desk("price-booking", { ...wanted, language: "it" }, owner);
  const { price } = body as unknown as { price: { total_minor: number } };
  const guest = { full_name: "Chiara Conti", phone: "+393331234567", language: "it" };
  const shown = { shown_total_minor: price.total_minor, hold_until: "2028-01-10" };
  return () => ({ ...wanted, ...guest, ...shown });
}

async function blocked(): Promise<Now> {
  await desk("add-resource", { kind: "guide", name: "Pressed" }, owner);
  const { body } = await desk("resources", { from: "2030-01-01" }, owner);
  const { resources } = body as unknown as { resources: { id: string; name: string }[] };
  const resource = resources.find(({ name }) => name === "Pressed")?.id;
  const to = { kind: "block", from: "2030-02-01", until: "2030-02-03", why: "Workshop" };
  return () => ({ resource, to });
}

async function departing(): Promise<Now> {
  const { starts } = await freeDeparture();
  const more = { seats: 8, languages: ["en"] };
  return () => ({ tour: "shared-camping-four-days", starts: addDays(starts, 1), ...more });
}

async function offered(more: object): Promise<Now> {
  const { reference: offer } = await offers().sent();
  return () => ({ offer, ...more });
}

const someone = { name: "Baraka", role: "sales" };
/** What each is sent with, after whatever has to be there for it. */
const pressed: Record<Adding, () => Promise<Now> | Now> = {
  "add-device": () => () => ({}),
  invite: () => () => ({ email: "baraka@example.com", ...someone }),
  "invite-again": () => () => ({ person: asha.id }),
  "write-note": async () => {
    const request = await askedFor();
    return () => ({ request, text: "They called: two tents." });
  },
  answer: () => aboutRequest({ subject: "Your journey", text: "Dear guest, …" }),
  remind: () => aboutRequest({ on: "2030-02-02", step: "Call" }),
  "add-snippet": () => () => ({ title: "Visa", language: "en", text: "A visa is needed." }),
  "add-departure": departing,
  "add-resource": () => () => ({ kind: "vehicle", name: "LC-9" }),
  allocate: blocked,
  "accept-booking": () => aboutBooking("enquiry"),
  "propose-dates": () => aboutBooking("enquiry", { dates: ["2029-07-10"], message: "Full." }),
  "cancel-booking": () => aboutBooking("enquiry", { message: "Full." }),
  "record-transfer": () =>
    aboutBooking("invoiced", { amount_minor: 10_000, bank_reference: "CRDB 77" }),
  "undo-transfer": transferred,
  "record-refund": refunded,
  "record-reversal": taken,
  "settle-agent": settled,
  "write-booking-note": async () => {
    const { reference: booking } = await storedBooking("en", { state: "confirmed" });
    return () => ({ booking, text: "Vegetarian" });
  },
  "make-booking": telephoned,
  "change-booking": changed,
  "renew-booking-link": async () => {
    const { reference: booking } = await storedBooking("en", { state: "confirmed" });
    return () => ({ booking });
  },
  "begin-offer": async () => {
    const request = await askedFor();
    return () => ({ request });
  },
  "send-offer": async () => {
    const { reference } = await offers().begin({ request: await askedFor() });
    return async () => ({ offer: reference, version: (await offers().one(reference)).version });
  },
  "renew-offer-link": () => offered({}),
  "answer-offer": () => offered({ text: "With pleasure." }),
};

/** How many rows each table has. */
async function rows(): Promise<Record<string, number>> {
  const { rows: all } = await pool().query<{ name: string; count: string }>(
    `select table_name as name, (xpath('//count/text()', query_to_xml(
       format('select count(*) from public.%I', table_name), false, false, '')))[1]::text as count
     from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  return Object.fromEntries(all.map(({ name, count }) => [name, Number(count)]));
}

let keys = 0;
const newKey = () => `pressed-again-${++keys}`;
const press = (call: DeskCallName, input: object, key: string) =>
  desk(call, input, { ...owner, extra: { "idempotency-key": key } });

/** What adds nothing when it is pressed again, and why. */
const others: Record<Exclude<DeskCallName, Adding>, "reads" | "once" | "sets" | "refused"> = {
  // Each challenge, invitation and passkey is used once.
  ...{ "begin-joining": "reads", "begin-signing-in": "reads", "begin-confirming": "reads" },
  ...{ join: "once", "sign-in": "once", confirm: "once" },
  ...{ me: "reads", devices: "reads", people: "reads", "devices-of": "reads", record: "reads" },
  ...{ requests: "reads", request: "reads", snippets: "reads", "snippets-for": "reads" },
  ...{ calendar: "reads", departure: "reads", resources: "reads", bookings: "reads" },
  ...{ today: "reads", booking: "reads", "booking-paper": "reads", "begin-booking": "reads" },
  ...{ "tour-to-book": "reads", "price-booking": "reads", "guest-link": "reads" },
  ...{ "begin-change": "reads", "price-change": "reads", offers: "reads", offer: "reads" },
  ...{ "preview-offer": "reads" },
  ...{ "offer-library": "reads", "price-offer": "reads", "offer-costs": "reads" },
  "look-at": "reads",
  ...{ reviews: "reads", month: "reads", "month-money": "reads" },
  ...{ "save-list": "reads", "save-accounts": "reads" },
  // The same again is as it was.
  ...{ "take-over": "sets", "hand-on": "sets", "mark-answered": "sets", "change-role": "sets" },
  ...{ "mark-won": "sets", "mark-lost": "sets", reopen: "sets", "edit-snippet": "sets" },
  ...{ "change-seats": "sets", "rename-resource": "sets", "edit-offer": "sets" },
  ...{ "edit-guest": "sets", "set-agent": "sets" },
  // A photograph that no day of an offer names by then goes by night.
  "add-offer-photograph": "sets",
  ...{ "remind-before-end": "sets", "set-offer-costs": "sets", "reply-to-review": "sets" },
  // What is gone cannot be taken away once more, and what is closed, sent or decided is so already.
  ...{ "sign-out": "refused", "end-session": "refused", "end-session-of": "refused" },
  ...{ "remove-passkey": "refused", "remove-passkey-of": "refused", "remove-person": "refused" },
  ...{ "remove-snippet": "refused", release: "refused", "close-departure": "refused" },
  ...{ "open-departure": "refused", "send-again": "refused", "give-up-email": "refused" },
  ...{ "withdraw-change": "refused", "withdraw-offer": "refused" },
  ...{ "publish-review": "refused", "decline-review": "refused", "withdraw-reply": "refused" },
  "leave-out-photograph": "refused",
};

describe("what was kept although no answer came, and is pressed again", () => {
  it.each(adding)("%s is done once, and answered as it was", async (call) => {
    const now = await pressed[call]();
    const key = newKey();
    const first = await press(call, await now(), key);
    expect([first.status, first.body]).toEqual([200, expect.anything()]);
    const before = await rows();
    // The screen has looked again meanwhile, and has the version that there is now.
    const again = await press(call, await now(), key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await rows()).toEqual(before);
  });

  it("is known to add something, or why it does not, of every call", () => {
    const known = [...Object.keys(others), ...adding];
    expect(known.sort()).toEqual(Object.keys(rights).sort());
  });

  it("is done once when it is pressed in the same moment", raced, async () => {
    const now = await pressed["write-note"]();
    const { request } = (await now()) as { request: string };
    const key = newKey();
    const all = await Promise.all(
      Array.from({ length: 5 }, async () => press("write-note", await now(), key)),
    );
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { body } = await desk("request", { request }, owner);
    expect(body.messages).toHaveLength(1);
  });

  it("is done again when somebody means it: under another key", async () => {
    const now = await pressed["write-note"]();
    for (const key of [newKey(), newKey()])
      expect((await press("write-note", await now(), key)).status).toBe(200);
    const { request } = (await now()) as { request: string };
    expect((await desk("request", { request }, owner)).body.messages).toHaveLength(2);
  });

  it("is kept once of a guest who asks about their offer, and of who reads along", async () => {
    const { reference, token } = await offers().sent();
    const shared = await callAs("de", shareOfferEndpoint, { reference, on: true }, { token });
    const reader = shared.data.reading_link?.split("#")[1];
    for (const _ of [1, 2]) {
      const asked = { reference, text: "May we bring a friend?" };
      const idempotencyKey = "asked-once";
      await callAs("de", askAboutOfferEndpoint, asked, { token, idempotencyKey });
      const said = { reference, name: "Inge", text: "Lovely." };
      const by = { token: reader, idempotencyKey };
      await callAs("de", commentOnOfferEndpoint, said, by);
    }
    const { messages } = await offers().one(reference);
    expect(messages.map(({ text }) => text)).toEqual(["May we bring a friend?", "Lovely."]);
  });

  it("is nobody else's: of a colleague the same key is refused", async () => {
    const now = await pressed["write-note"]();
    const key = newKey();
    await press("write-note", await now(), key);
    const theirs = { ...asha, extra: { "idempotency-key": key } };
    const { status } = await desk("write-note", await now(), theirs);
    expect(status).toBe(422);
  });
});
