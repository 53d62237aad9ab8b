import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import type { Draft } from "@/lib/contract/offer-document";
import { acceptOfferEndpoint, askAboutOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { operatorToken, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, keyOf, offerDesk } from "../support/offer";
import { type CataloguePrices, type Deed, type Model, think } from "../support/offer-model";
import { paymentHelp } from "../support/payments";
import { rounds } from "../support/rounds";
import { shareHelp } from "../support/shares";
import "../support/same-cases";

await contentDatabase();
const pay = await paymentHelp();
const help = await shareHelp(pay);
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { documentHash } = await import("@/lib/backend/offers/freeze");

const neema = await colleague("sales", "Neema");
afterAll(() => pay.stop());
const { one, begin, edit } = offerDesk(neema);

/** The offer as it is: where the desk, the guest and the provider have their hands on it. */
interface Real {
  reference: string;
  token: string;
  booking: string;
  prices: CataloguePrices;
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
  await pool().query("delete from rate_limits");
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
      const shown_total_minor = real.prices.three;
      const party = { adults: 3, children: [], shown_total_minor };
      const form = { reference, version, ...acceptance, ...(deed.three && { party }) };
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
    case "split": {
      const name = `Friend ${++calls}`;
      const { response, body } = await help.split(real.booking, [
        { name, email: `friend-${calls}@example.com` },
      ]);
      return response.status === 200 ? "done" : body.error.reason || body.error.code;
    }
    case "payShare": {
      const id = (await openShares(real.booking))[0]?.id ?? "";
      const { response, body } = await help.submit(id);
      if (response.status !== 200) return body.error.reason;
      await pay.choose(String(body.redirect_url), "pay");
      await help.becomes(id, "paid");
      return "done";
    }
    case "withdrawShare": {
      const id = (await openShares(real.booking)).at(-1)?.id ?? "";
      return (await help.withdraw(real.booking, id)).response.status === 200 ? "done" : "refused";
    }
  }
}

const openShares = async (booking: string) =>
  (await help.shares(booking)).shares.filter(({ state }) => state === "open");

async function compareShares(reference: string, booking: NonNullable<Model["booking"]>) {
  const { shares } = await help.shares(reference);
  // What goes back of a cancelled booking is paid back by and by.
  const isPaid = (state: string) => state === "paid" || state === "refunded";
  const isOf = (state: string) => (isPaid(state) ? "paid" : state);
  expect(shares.map(({ amount_minor, state }) => [amount_minor, isOf(state)])).toEqual(
    booking.shares.map(({ amount, state }) => [amount, state]),
  );
  for (const [at, { id }] of shares.entries()) {
    const told = (await pay.mails(id)).filter((mail) => mail === "ended");
    expect(told).toHaveLength(booking.shares[at]?.isTold ? 1 : 0);
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
  if (model.booking) await compareShares(booking, model.booking);
}

/** What the catalogue asks for the party of a draft, and for one more. */
async function pricesOf({ tour, starts }: Draft): Promise<CataloguePrices> {
  const of = async (adults: number) => {
    const rooms = usualRooms({ adults, children: [] }, false);
    const party = { tour, starts, adults, children: [], rooms };
    const { body } = await desk("price-offer", party, neema);
    const lines = body.lines as unknown as { amount_minor: number }[];
    return lines.reduce((sum, line) => sum + line.amount_minor, 0);
  };
  return { two: await of(2), three: await of(3) };
}

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("edit" as const),
      total: fc.constantFrom(0, 100, 412_345, 700_000, null),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("accept" as const),
      stale: fc.boolean(),
      three: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("send" as const) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(...(["ask", "expire", "withdraw", "pay", "pay", "cancel"] as const)),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(["split", "split", "payShare", "payShare", "withdrawShare"] as const),
      ),
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
            const prices = await pricesOf(made.draft);
            const real: Real = { reference: made.reference, token: "", booking: "", prices };
            const model: Model = {
              ...{ state: "draft", total: 500_000, number: 1, isSent: false, sent: null },
              ...{ hasExpired: false, messages: 0, booking: null },
            };
            for (const deed of all) {
              const before = { ...model };
              const expected = think(model, deed, prices);
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
