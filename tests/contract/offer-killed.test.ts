import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { acceptOfferEndpoint } from "@/lib/contract/offers";
import { cutOffAt, whatIsIn } from "../support/cut-off";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";
import { acceptance, type OfferKey, offerDesk } from "../support/offer";
import { paymentHelp } from "../support/payments";
import { raced } from "../support/rounds";
import { ann, ben, shareHelp } from "../support/shares";

await contentDatabase();
const pay = await paymentHelp();
const help = await shareHelp(pay);
const { callAs } = await import("@/lib/api/call");
const { settlePayments } = await import("@/lib/backend/payments/settle");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
vi.spyOn(console, "error").mockImplementation(() => undefined);
const neema = await colleague("sales", "Neema");
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());
const { sent } = offerDesk(neema);

const accept = async ({ reference, token }: OfferKey, idempotencyKey: string, party?: object) => {
  const form = { reference, version: 1, ...acceptance, ...party };
  return (await callAs("de", acceptOfferEndpoint, form, { token, idempotencyKey })).data;
};
const ofAccepting = [
  ...["bookings", "booking_events", "offers", "offer_versions", "requests"],
  ...["audit", "jobs", "invoices", "idempotent_answers"],
];

describe("an offer that is accepted while the process is killed", () => {
  it.each(ofAccepting)(
    "as it writes %s is not accepted, and is once when it is sent again",
    raced,
    async (table) => {
      // Another guest each time, as the long run does it again and again.
      const email = `${table}-${randomUUID()}@example.com`;
      const key = randomUUID();
      const offer = await sent({ email });
      // One more comes along, so that what is accepted is a version of its own.
      const { offerForPartyEndpoint } = await import("@/lib/contract/offers");
      const wanted = { reference: offer.reference, version: 1, adults: 3, children: [9] };
      const { data } = await callAs("de", offerForPartyEndpoint, wanted, { token: offer.token });
      const shown_total_minor = data.journey?.price.total_minor ?? 0;
      const party = { party: { adults: 3, children: [9], shown_total_minor } };
      const before = await whatIsIn(ofAccepting);
      const mend = await cutOffAt(table);
      await expect(accept(offer, key, party)).rejects.toThrow();
      await mend();
      expect(await whatIsIn(ofAccepting)).toEqual(before);
      const booked = await accept(offer, key, party);
      expect(await accept(offer, key, party)).toEqual(booked);
      const made = await pay.rows("select reference from bookings where email = $1", email);
      expect(made).toEqual([{ reference: booked.reference }]);
      expect((await pay.mails(booked.reference)).sort()).toEqual(["invoice", "new"]);
    },
  );
});

/** An accepted offer's booking. */
async function bookedBy(email: string): Promise<string> {
  const offer = await sent({ email });
  return (await accept(offer, randomUUID())).reference;
}

describe("shares of an accepted offer while the process is killed", () => {
  const ofSplitting = ["shares", "jobs", "audit"];
  it.each(ofSplitting)(
    "as it splits and writes %s: all are asked once, or nobody",
    async (table) => {
      const reference = await bookedBy(`split-${table}@example.com`);
      const before = await whatIsIn(ofSplitting);
      const mend = await cutOffAt(table);
      expect((await help.split(reference, [ann, ben])).response.status).toBeGreaterThanOrEqual(500);
      await mend();
      expect(await whatIsIn(ofSplitting)).toEqual(before);
      await help.splitAmong(reference, [ann, ben]);
      const { shares } = await help.shares(reference);
      expect(shares.map(({ name }) => name).sort()).toEqual([ann.name, ben.name]);
      for (const { id } of shares) expect(await pay.mails(id)).toEqual(["asked"]);
    },
  );

  it.each(["payments", "ledger", "bookings", "booking_events", "jobs"])(
    "as what was paid is written into %s: it counts once, and its payer hears of it once",
    raced,
    async (table) => {
      const reference = await bookedBy(`paid-${table}@example.com`);
      const [share] = await help.splitAmong(reference, [ann], { with_me: false });
      const id = share?.id ?? "";
      pay.misbehave({ news: async () => undefined });
      await pay.choose(await help.opened(id), "pay");
      await pay.timePasses();
      const mend = await cutOffAt(table);
      await settlePayments(reference).catch(() => undefined);
      await mend();
      expect(await pay.ledger(reference)).toEqual([]);
      await pay.timePasses();
      await settlePayments(reference);
      await help.becomes(id, "paid");
      expect(await pay.ledger(reference)).toHaveLength(1);
      expect((await pay.booking(reference)).state).toBe("confirmed");
      const receipts = (await pay.mails(id)).filter((mail) => mail.startsWith("receipt"));
      expect(receipts).toHaveLength(1);
    },
  );

  it("as the provider is asked for an order: the next press opens one, and one is paid", async () => {
    const reference = await bookedBy("order@example.com");
    const [share] = await help.splitAmong(reference, [ann], { with_me: false });
    const id = share?.id ?? "";
    const mend = await cutOffAt("payments");
    expect((await help.submit(id)).response.status).toBeGreaterThanOrEqual(500);
    await mend();
    await help.paid(id);
    expect(await pay.ledger(reference)).toHaveLength(1);
  });
});
