import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { acceptOfferEndpoint, askAboutOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { operatorToken, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, keyOf, offerDesk } from "../support/offer";
import { rounds } from "../support/rounds";
import "../support/same-cases";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { documentHash } = await import("@/lib/backend/offers/freeze");

const neema = await colleague("sales", "Neema");
const { one, begin, edit } = offerDesk(neema);

type Deed =
  | { do: "edit"; total: number }
  | { do: "accept"; stale: boolean }
  | { do: "send" | "ask" | "expire" | "withdraw" | "pay" | "cancel" };

/** What the documents say that an offer is (docs/decisions/0034 and 0040). */
interface Model {
  state: "draft" | "sent" | "accepted" | "withdrawn";
  /** What is typed. */
  total: number;
  /** The newest version, and whether it was sent as it is. */
  number: number;
  isSent: boolean;
  sent: { number: number; total: number } | null;
  hasExpired: boolean;
  messages: number;
  booking: { state: "invoiced" | "confirmed" | "cancelled"; total: number; paid: number } | null;
}

/** What has to become of a deed; the model is changed where it is done. */
function think(model: Model, deed: Deed): string {
  const { booking } = model;
  switch (deed.do) {
    case "edit": {
      if (booking) return "offer_accepted";
      const number = model.isSent ? model.number + 1 : model.number;
      Object.assign(model, { total: deed.total, number, isSent: false });
      return "done";
    }
    case "send": {
      if (booking) return "offer_accepted";
      if (model.total === 0) return "no_sum";
      if (depositOf(model.total) === 0) return "deposit_too_small";
      const number = model.isSent ? model.number + 1 : model.number;
      const sent = { number, total: model.total };
      Object.assign(model, { state: "sent", number, isSent: true, sent, hasExpired: false });
      return "done";
    }
    case "ask":
      if (!model.sent) return "not_found";
      model.messages += 1;
      return "done";
    case "expire":
      model.hasExpired = model.state === "sent";
      return "done";
    case "withdraw":
      if (booking) return "offer_accepted";
      if (model.state !== "sent") return "changed_meanwhile";
      model.state = "withdrawn";
      return "done";
    case "accept":
      return thinkAccepted(model, deed.stale);
    case "pay":
      if (booking?.state !== "invoiced") return "nothing";
      Object.assign(booking, { state: "confirmed", paid: depositOf(booking.total) });
      return "done";
    case "cancel":
      if (!booking || booking.state === "cancelled") return "nothing";
      booking.state = "cancelled";
      return "done";
  }
}

function thinkAccepted(model: Model, isStale: boolean): string {
  if (!model.sent) return "not_found";
  if (model.booking) return "offer_accepted";
  if (model.state === "withdrawn") return "offer_withdrawn";
  if (model.hasExpired) return "offer_expired";
  if (isStale) return "offer_changed";
  model.state = "accepted";
  model.booking = { state: "invoiced", total: model.sent.total, paid: 0 };
  return "done";
}

/** Forty per cent in whole dollars: what confirms a journey that was made for its guest. */
const depositOf = (total: number) => Math.round((total * 0.4) / 100) * 100;

/** The offer as it is: where the desk, the guest and the provider have their hands on it. */
interface Real {
  reference: string;
  token: string;
  booking: string;
}
let calls = 0;
const why = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error) => error.detail?.reason || error.code,
  );
function reasonIn(body: Record<string, unknown>): string {
  const { error } = body as { error?: { reason?: string } };
  return error?.reason ?? "refused";
}
const atDesk = async (call: string, input: object) => {
  const { status, body } = await desk(call, input, neema);
  return { said: status === 200 ? "done" : reasonIn(body), body };
};

async function perform(real: Real, model: Model, deed: Deed): Promise<string> {
  const { reference, token } = real;
  switch (deed.do) {
    case "edit": {
      const { status, body } = await edit(await one(reference), { total_minor: deed.total });
      return status === 200 ? "done" : reasonIn(body);
    }
    case "send": {
      const { version } = await one(reference);
      const { said, body } = await atDesk("send-offer", { offer: reference, version });
      if (said === "done") real.token = keyOf(String(body.link));
      return said;
    }
    case "ask":
      await pool().query("delete from rate_limits");
      return why(callAs("de", askAboutOfferEndpoint, { reference, text: "Und?" }, { token }));
    case "expire":
      await pool().query(
        "update offers set valid_until = '2020-01-01' where reference = $1 and state = 'sent'",
        [reference],
      );
      return "done";
    case "withdraw":
      return (await atDesk("withdraw-offer", { offer: reference })).said;
    case "accept": {
      const version = Math.max((model.sent?.number ?? 1) + (deed.stale ? 1 : 0), 1);
      const form = { reference, version, ...acceptance };
      const caller = { token, idempotencyKey: `m-${++calls}` };
      const work = callAs("de", acceptOfferEndpoint, form, caller);
      const made = await work.catch(() => undefined);
      if (made) real.booking = made.data.reference;
      return why(work);
    }
    case "pay":
      await payIn(real.booking, (await rowOf(real.booking)).dueNowMinor, `m-${++calls}`);
      return "done";
    case "cancel": {
      const links = { token: await operatorToken(real.booking, "cancel"), confirm: true };
      return why(callAs("en", operatorBookingEndpoint, links));
    }
  }
}

async function compare({ reference, token, booking }: Real, model: Model): Promise<void> {
  const { rows: versions } = await pool().query(
    "select number, sent, hash from offer_versions where offer = $1 order by number desc",
    [reference],
  );
  expect(versions[0].number).toBe(model.number);
  for (const { sent, hash } of versions) if (sent) expect(documentHash(sent)).toBe(hash);
  if (model.sent) {
    const { data } = await callAs("de", offerEndpoint, { reference }, { token });
    const open = model.hasExpired ? "expired" : "open";
    const isShown = model.state === "accepted" || (model.state === "sent" && !model.hasExpired);
    expect([data.state, data.version, data.messages.length]).toEqual([
      model.state === "sent" ? open : model.state,
      model.sent.number,
      model.messages,
    ]);
    const total = isShown ? model.sent.total : undefined;
    expect(data.journey?.price.total_minor).toBe(total);
    const sum = data.journey?.price.lines.reduce((all, { amount_minor }) => all + amount_minor, 0);
    expect(sum).toBe(total);
  }
  const { rows } = await pool().query(
    `select b.reference, b.state, b.total_minor,
       (select coalesce(sum(amount_minor), 0)::int from ledger where booking = b.reference and kind = 'payment') paid
     from offers o join bookings b on b.reference = o.booking where o.reference = $1`,
    [reference],
  );
  expect(rows).toEqual(
    model.booking
      ? [
          {
            reference: booking,
            state: expect.stringMatching(
              model.booking.state === "cancelled" ? /cancelled|refunded/ : model.booking.state,
            ),
            total_minor: model.booking.total,
            paid: model.booking.paid,
          },
        ]
      : [],
  );
}

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("edit" as const),
      total: fc.constantFrom(0, 100, 412_345, 700_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("accept" as const), stale: fc.boolean() }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("send" as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(...(["ask", "expire", "withdraw", "pay", "pay", "cancel"] as const)),
    }),
  },
);

describe("an offer, whatever is done with it and in which order", () => {
  it(
    "is what the documents say, with its booking and money to match",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(deeds, { minLength: 6, maxLength: 16, size: "max" }),
          async (all) => {
            const made = await begin({});
            const guest = { name: "Ada Frank", email: "ada@example.com", language: "de" };
            await edit(made, { total_minor: 500_000 }, guest);
            const real: Real = { reference: made.reference, token: "", booking: "" };
            const model: Model = {
              ...{ state: "draft", total: 500_000, number: 1, isSent: false, sent: null },
              ...{ hasExpired: false, messages: 0, booking: null },
            };
            for (const deed of all) {
              const before = { ...model };
              const expected = think(model, deed);
              if (expected === "nothing") continue;
              expect([deed, await perform(real, before, deed)]).toEqual([deed, expected]);
              await compare(real, model);
            }
          },
        ),
        { numRuns: rounds(4), endOnFailure: true },
      );
    },
    rounds(240_000),
  );
});
