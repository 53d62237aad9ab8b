import { describe, expect, it } from "vitest";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import type { Today } from "@/lib/contract/desk/today";
import { acceptOfferEndpoint } from "@/lib/contract/offers";
import { book, nextYear, privateTour, queuedEmails, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, keyOf, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { bookingView } = await import("@/lib/backend/bookings/guest/booking-view");
const { pool } = await import("@/lib/backend/db/pool");

const juma = await colleague("owner", "Juma");
const { begin, send } = offerDesk(juma);

const enquire = async (changes: { coupon_code?: string } = {}) =>
  (await book({ tour: privateTour, starts: nextYear("06-10"), ...changes })).reference;

/** An offer that a colleague has made of a booking whose date nobody has looked into. */
async function offered(request: string) {
  const { reference } = await begin({ request });
  const { body, status } = await send(reference);
  expect(status).toBe(200);
  const token = keyOf(String(body.link));
  const form = { reference, version: 1, ...acceptance };
  const accept = async () => (await callAs("de", acceptOfferEndpoint, form, { token })).data;
  return { offer: reference, accept };
}

const dueOf = async (booking: string) =>
  ((await desk("today", {}, juma)).body as unknown as Today).due.filter(
    (due) => due.booking === booking || due.request === booking,
  );
const requestOf = async (id: string) =>
  (await pool().query("select state, next_step from requests where id = $1", [id])).rows[0];
const usesOf = async (code: string) =>
  (await pool().query("select uses from coupons where code = $1", [code])).rows[0]?.uses;

describe("a booking that an offer was made from", () => {
  it("ends when that is accepted, without a mail, and says which offer took its place", async () => {
    const booking = await enquire();
    const { offer, accept } = await offered(booking);
    expect(await dueOf(booking)).toMatchObject([{ kind: "enquiry" }]);
    const mails = await queuedEmails(booking);
    const { reference } = await accept();
    expect(await rowOf(booking)).toMatchObject({ state: "cancelled", refundMinor: 0 });
    expect(await queuedEmails(booking)).toEqual(mails);
    expect(await dueOf(booking)).toEqual([]);
    expect((await rowOf(reference)).state).toBe("invoiced");
    // Whoever opens its link reads that, and not that the journey is off.
    expect((await bookingView(await rowOf(booking), "de")).replaced).toBe(true);
    expect((await bookingView(await rowOf(reference), "de")).replaced).toBeUndefined();
    expect(await requestOf(booking)).toMatchObject({ state: "won" });
    const { body } = await desk("booking", { booking }, juma);
    const [step] = (body as unknown as BookingDetail).history.filter(
      ({ what }) => what === "cancelled",
    );
    expect(step).toMatchObject({ by: "guest", facts: [{ kind: "offer", reference: offer }] });
  });

  it("ends so also while other dates were proposed; what was to be done about its request stays", async () => {
    const booking = await enquire();
    const { accept } = await offered(booking);
    await pool().query("update bookings set state = 'consultation' where reference = $1", [
      booking,
    ]);
    await pool().query("update requests set next_step = 'Passports' where id = $1", [booking]);
    await accept();
    expect((await rowOf(booking)).state).toBe("cancelled");
    expect(await requestOf(booking)).toEqual({ state: "won", next_step: "Passports" });
  });

  it("gives the use of its coupon back", async () => {
    const before = await usesOf("KARIBU5");
    const booking = await enquire({ coupon_code: "KARIBU5" });
    expect(await usesOf("KARIBU5")).toBe(before + 1);
    const { accept } = await offered(booking);
    await accept();
    expect(await usesOf("KARIBU5")).toBe(before);
    expect((await rowOf(booking)).coupon).toBeNull();
  });

  it.each([
    ["holds its date", "provisional", 0],
    ["has an invoice out", "invoiced", 0],
    ["was paid for", "consultation", 100],
  ])("stays where it %s by then: somebody has to decide", async (_, state, paid) => {
    const booking = await enquire();
    const { accept } = await offered(booking);
    await pool().query("update bookings set state = $2, paid_minor = $3 where reference = $1", [
      ...[booking, state, paid],
    ]);
    await accept();
    expect((await rowOf(booking)).state).toBe(state);
  });
});
