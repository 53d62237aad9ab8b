import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import {
  acceptDateEndpoint,
  bookingEndpoint,
  cancelBookingEndpoint,
  invoiceEndpoint,
  operatorBookingEndpoint,
} from "@/lib/contract/bookings";
import { addDays } from "@/lib/pricing/days";
import {
  book,
  freeDeparture,
  nextYear,
  operatorToken,
  payIn,
  privateTour,
  queuedEmails,
  rowOf,
} from "../support/booking";
import { contentDatabase } from "../support/database";
import { reasonOf } from "../support/reason-of";
import { raced } from "../support/rounds";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");
const { pool } = await import("@/lib/backend/db/pool");

type Made = Awaited<ReturnType<typeof book>>;
const see = async ({ reference, key }: Made) =>
  (await callAs("en", bookingEndpoint, { reference }, { token: key })).data;
const seatsTaken = async (departure: string) =>
  (await pool().query("select seats_taken from departures where id = $1", [departure])).rows[0]
    .seats_taken;
const cancel = (
  { reference, key }: Made,
  shown_refund_minor: number,
  more: { message?: string; shown_paid_minor?: number } = {},
) =>
  callAs("en", cancelBookingEndpoint, { reference, shown_refund_minor, ...more }, { token: key });

describe("cancelling", () => {
  it("gives back what was shown, the seats and nothing else, once", async () => {
    const departure = await freeDeparture();
    const made = await book({ starts: departure.starts });
    const { due_now_minor } = await see(made);
    await payIn(made.reference, due_now_minor, `payment ${made.reference}-1`);
    const shown = await see(made);
    expect(shown).toMatchObject({ state: "confirmed", refund_today_minor: due_now_minor });
    await expect(cancel(made, due_now_minor - 100)).rejects.toMatchObject({
      code: "conflict",
      detail: { reason: "refund_changed" },
    });
    const { data } = await cancel(made, due_now_minor, { message: "We cannot come." });
    expect(data).toMatchObject({ state: "cancelled", refund_minor: due_now_minor, actions: [] });
    expect(await seatsTaken(departure.id)).toBe(departure.seats_taken);
    const { rows } = await pool().query(
      "select sum(amount_minor)::int wanted from refunds where booking = $1",
      [made.reference],
    );
    expect(rows[0].wanted).toBe(due_now_minor);
    await expect(cancel(made, 0)).rejects.toMatchObject({
      code: "conflict",
      detail: { reason: "not_now" },
    });
    expect(await seatsTaken(departure.id)).toBe(departure.seats_taken);
    const mails = await queuedEmails(made.reference);
    expect(mails.filter((mail) => mail === "guest cancelled")).toHaveLength(1);
    expect(mails).toContain("operator cancelled");
  });

  it("before anything was paid costs and gives nothing", async () => {
    const made = await book();
    expect((await cancel(made, 0)).data).toMatchObject({ state: "cancelled", refund_minor: 0 });
  });

  it("twenty times at once is done once", raced, async () => {
    const departure = await freeDeparture(2);
    const made = await book({ starts: departure.starts });
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => cancel(made, 0)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await seatsTaken(departure.id)).toBe(departure.seats_taken);
  });
});

describe("cancelling what is being paid", () => {
  /** A booking that starts so soon that a cancellation keeps all of what was paid. */
  async function soon() {
    const made = await book();
    const starts = addDays(businessDay(), 20);
    await pool().query("update bookings set starts = $2 where reference = $1", [
      made.reference,
      starts,
    ]);
    const { due_now_minor } = await see(made);
    const pay = () => payIn(made.reference, due_now_minor, `payment ${made.reference}-1`);
    return { made, due_now_minor, pay };
  }

  it(
    "gives all of it back to whoever was shown that nothing is paid, whichever comes first",
    raced,
    async () => {
      const { made, due_now_minor, pay } = await soon();
      await Promise.all([pay(), cancel(made, 0, { shown_paid_minor: 0 })]);
      const row = await rowOf(made.reference);
      expect(row).toMatchObject({ state: "cancelled", paidMinor: due_now_minor });
      expect(row.backMinor).toBe(row.paidMinor);
    },
  );

  it("says so in its mail, and of what comes afterwards on the page", async () => {
    const { made, due_now_minor, pay } = await soon();
    await pay();
    await cancel(made, 0, { shown_paid_minor: 0 });
    const said = async () =>
      JSON.stringify(await guestEmail("cancelled", await rowOf(made.reference), ""));
    expect(await said()).toContain("Your payment and your cancellation crossed");
    const late = await soon();
    await cancel(late.made, 0, { shown_paid_minor: 0 });
    await late.pay();
    expect(await see(late.made)).toMatchObject({
      ...{ state: "cancelled", refund_minor: due_now_minor },
    });
    const mail = JSON.stringify(
      await guestEmail("cancelled", await rowOf(late.made.reference), ""),
    );
    expect(mail).toContain("Nothing had been paid");
  });

  it("keeps what was shown for whoever was shown what is paid", async () => {
    const { made, due_now_minor, pay } = await soon();
    await pay();
    const { data } = await cancel(made, 0, { shown_paid_minor: due_now_minor });
    expect(data).toMatchObject({ state: "cancelled", refund_minor: 0 });
  });

  it("keeps what was shown for whoever does not say what they were shown as paid", async () => {
    const { made, pay } = await soon();
    await pay();
    expect((await cancel(made, 0)).data).toMatchObject({ state: "cancelled", refund_minor: 0 });
  });

  it("shows it first to whoever looks at a page of long ago", async () => {
    const { made, pay } = await soon();
    await pay();
    await pool().query(
      "update bookings set confirmed_at = confirmed_at - interval '1 hour' where reference = $1",
      [made.reference],
    );
    expect(await reasonOf(cancel(made, 0, { shown_paid_minor: 0 }))).toBe("refund_changed");
    expect((await rowOf(made.reference)).state).toBe("confirmed");
  });
});

describe("the invoice", () => {
  it("gets one number however often it is asked for", async () => {
    const made = await book();
    const ask = () =>
      callAs("en", invoiceEndpoint, { reference: made.reference }, { token: made.key });
    const { data } = await ask();
    expect(data).toMatchObject({
      state: "invoiced",
      invoice: expect.stringMatching(/^20\d\d-\d{5}$/),
    });
    expect((await ask()).data.invoice).toBe(data.invoice);
    await ask();
    await expect(ask()).rejects.toMatchObject({ code: "too_many" });
    const mails = await queuedEmails(made.reference);
    expect(mails.filter((mail) => mail === "guest invoice")).toHaveLength(3);
  });
});

describe("a proposed date", () => {
  const propose = async (reference: string, dates: string[]) =>
    callAs("en", operatorBookingEndpoint, {
      token: await operatorToken(reference, "propose"),
      confirm: true,
      dates,
      message: "The camps are full that week.",
    });
  const accept = ({ reference, key }: Made, starts: string, shown_total_minor: number) =>
    callAs("en", acceptDateEndpoint, { reference, starts, shown_total_minor }, { token: key });

  it("is taken at the price shown with it, and held", async () => {
    const made = await book({ tour: privateTour, starts: nextYear("06-10") });
    await propose(made.reference, [nextYear("07-20"), nextYear("04-02")]);
    const shown = await see(made);
    expect(shown).toMatchObject({ state: "consultation", actions: ["accept", "change", "cancel"] });
    const [low, high] = shown.proposed;
    expect(low?.starts).toBe(nextYear("04-02"));
    expect(low?.price.total_minor).toBeLessThan(high?.price.total_minor ?? 0);
    const total = low?.price.total_minor ?? 0;
    await expect(accept(made, nextYear("04-02"), total - 100)).rejects.toMatchObject({
      detail: { reason: "price_changed" },
    });
    await expect(accept(made, nextYear("04-03"), total)).rejects.toMatchObject({
      detail: { reason: "date_gone" },
    });
    const { data } = await accept(made, nextYear("04-02"), total);
    expect(data).toMatchObject({ state: "provisional", starts: nextYear("04-02"), proposed: [] });
    expect(data.price.total_minor).toBe(total);
    expect(data.hold_until).not.toBeNull();
    await expect(accept(made, nextYear("07-20"), total)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("of a shared tour is one of its departures, and takes seats there", async () => {
    const first = await freeDeparture();
    const second = await freeDeparture(2, 1);
    const made = await book({ starts: first.starts });
    await expect(propose(made.reference, [nextYear("01-01")])).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { dates: ["no_departure"] } },
    });
    await propose(made.reference, [second.starts]);
    expect(await seatsTaken(first.id)).toBe(first.seats_taken);
    const [offer] = (await see(made)).proposed;
    await accept(made, second.starts, offer?.price.total_minor ?? 0);
    expect(await seatsTaken(second.id)).toBe(second.seats_taken + 2);
    expect(await rowOf(made.reference)).toMatchObject({ departureId: second.id, seats: 2 });
  });

  it("whose seats are gone by then is refused, and may be tried again later", async () => {
    const first = await freeDeparture();
    const second = await freeDeparture(2, 2);
    const made = await book({ starts: first.starts });
    await propose(made.reference, [second.starts]);
    const [offer] = (await see(made)).proposed;
    const total = offer?.price.total_minor ?? 0;
    const fill = (taken: number) =>
      pool().query("update departures set seats_taken = $2 where id = $1", [second.id, taken]);
    await fill(second.seats);
    await expect(accept(made, second.starts, total)).rejects.toMatchObject({
      detail: { reason: "seats_gone" },
    });
    await fill(second.seats_taken);
    expect((await accept(made, second.starts, total)).data.state).toBe("provisional");
  });

  it("is confirmed at once when the deposit was paid before", async () => {
    const made = await book({ tour: privateTour, starts: nextYear("06-10") });
    const { due_now_minor } = await see(made);
    await payIn(made.reference, due_now_minor, `payment ${made.reference}-1`);
    expect((await see(made)).state).toBe("enquiry");
    await propose(made.reference, [nextYear("04-02")]);
    const [offer] = (await see(made)).proposed;
    const { data } = await accept(made, nextYear("04-02"), offer?.price.total_minor ?? 0);
    expect(data).toMatchObject({ state: "confirmed", due_now_minor: 0 });
  });

  it("keeps what we added to the price, and gives back what was paid too much", async () => {
    const made = await book({ tour: privateTour, starts: nextYear("07-20") });
    const { price, totalMinor } = await rowOf(made.reference);
    const added = { kind: "own", key: "change-1", text: "A flight", amount_minor: 50_000 };
    await pool().query("update bookings set price = $2 where reference = $1", [
      ...[made.reference, { ...price, lines: [...price.lines, added] }],
    ]);
    const paidMinor = totalMinor + 200_000;
    await payIn(made.reference, paidMinor, `payment ${made.reference}-1`);
    await propose(made.reference, [nextYear("04-02")]);
    const [offer] = (await see(made)).proposed;
    expect(offer?.price.lines).toContainEqual(added);
    const total = offer?.price.total_minor ?? 0;
    await accept(made, nextYear("04-02"), total);
    expect(await rowOf(made.reference)).toMatchObject({
      ...{ state: "confirmed", totalMinor: total, backMinor: paidMinor - total },
    });
  });
});
