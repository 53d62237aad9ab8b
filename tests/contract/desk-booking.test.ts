import { afterEach, describe, expect, it } from "vitest";
import { businessDay, setClock } from "@/lib/clock";
import { addDays } from "@/lib/pricing/days";
import { book, queuedEmails, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { raced } from "../support/rounds";
import { pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { received } = await import("@/lib/backend/bookings/money/received");
const { endHold, endOldProposals } = await import("@/lib/backend/bookings/lifecycle/ended-holds");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");
const { operatorEmail } = await import("@/lib/backend/emails/operator/operator-email");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");

const owner = await colleague("owner", "Juma");
const seller = await colleague("sales", "Neema");
const guide = await colleague("operations", "Baraka");

afterEach(() => setClock());

interface Shown {
  [field: string]: unknown;
  version: number;
  actions: string[];
  by_hand: { refund: string }[];
  history: { what: string; by: string; why: string }[];
}
const shown = async (booking: string, who = owner) =>
  (await desk("booking", { booking }, who)).body as unknown as Shown;
/** Does something about a booking as it stands. */
async function act(call: string, booking: string, more = {}, who = owner) {
  const { version } = await shown(booking);
  return desk(call, { booking, version, ...more }, who);
}
const stored = async (...given: Parameters<typeof storedBooking>) =>
  (await storedBooking(...given)).reference;

const around = (day: string, from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => addDays(day, from + at));

/** A booking two years ahead, with a departure on each of the forty days before and after its own. */
async function bookedFarAway() {
  const { reference } = await book();
  const first = addDays(businessDay(), 730);
  const { departureId, tourId: tour } = await rowOf(reference);
  await pool().query(
    `insert into departures (id, tour_id, starts, ends, price_minor, languages, source, seats, seats_taken, origin, hash)
     select 'far-' || day, tour_id, day, day + 3, price_minor, languages, source, 9, 0, 'desk', 'desk'
     from departures, generate_series(-40, 40) days, lateral (select $2::date + days) a (day)
     where id = $1 on conflict do nothing`,
    [departureId, first],
  );
  await pool().query("update bookings set starts = $2 where reference = $1", [reference, first]);
  return { reference, tour, first };
}

describe("a booking at the desk", () => {
  it("is shown with who travels, all of its money, its documents and what happened", async () => {
    const booking = await stored("de", { state: "confirmed" });
    const row = await rowOf(booking);
    expect(await shown(booking, guide)).toMatchObject({
      state: "confirmed",
      language: "de",
      ...{ adults: 2, children: [9], rooms: 2, phone: "+4930901820", country: "DE" },
      message: "With a view <please>.",
      total_minor: row.totalMinor,
      paid_minor: row.dueNowMinor,
      open_minor: row.totalMinor - row.dueNowMinor,
      movements: [{ kind: "payment", amount_minor: row.dueNowMinor }],
      papers: ["invoice", "receipt", "trip-pack", "calendar"],
      history: [{ what: "confirmed", by: "guest" }],
      has_request: false,
    });
    expect((await desk("booking", { booking: "B-NONE-0000-0000" }, owner)).status).toBe(404);
  });

  it("gives its documents, in the guest's language, as far as there are any", async () => {
    const booking = await stored("de", { state: "confirmed" });
    const { body, status } = await desk("booking-paper", { booking, paper: "invoice" }, seller);
    expect(status).toBe(200);
    expect(body).toMatchObject({ content_type: "application/pdf" });
    expect(body.file_name).toMatch(/^Rechnung/);
    const held = await stored("de", { state: "enquiry" });
    const none = await desk("booking-paper", { booking: held, paper: "invoice" }, seller);
    expect(none.status).toBe(404);
  });

  it("has notes that colleagues read, and that are forgotten after the journey", async () => {
    const booking = await stored("fr", { state: "confirmed", starts: "2020-02-10" });
    await desk("write-booking-note", { booking, text: "Vegetarian" }, guide);
    expect((await shown(booking)).notes).toMatchObject([{ author: "Baraka", text: "Vegetarian" }]);
    const { rows } = await pool().query("select action, after from audit where subject = $1", [
      booking,
    ]);
    expect(rows).toEqual([{ action: "write-note", after: { text: "written" } }]);
    await forgetPeople();
    expect((await shown(booking)).notes).toEqual([]);
  });
});

describe("what links of mails do is done at the desk as well", () => {
  it("a free date is held and the invoice sent, by name", async () => {
    const booking = await stored("it", { state: "enquiry" });
    expect((await act("accept-booking", booking, {}, seller)).status).toBe(200);
    expect((await rowOf(booking)).state).toBe("invoiced");
    expect(await queuedEmails(booking)).toContain("guest invoice");
    const { history } = await shown(booking);
    expect(history.find(({ what }) => what === "invoiced")?.by).toBe("Neema");
    const { rows } = await pool().query(
      "select actor_kind, before->>'state' before, after->>'state' after from audit where subject = $1 and action = 'accept-booking'",
      [booking],
    );
    expect(rows).toEqual([{ actor_kind: "staff", before: "enquiry", after: "invoiced" }]);
  });

  it("other dates are proposed, those that can be", async () => {
    const booking = await stored("es", { state: "enquiry" });
    expect((await act("propose-dates", booking, { dates: ["2020-01-01"] })).status).toBe(422);
    expect((await act("propose-dates", booking, { dates: ["2029-02-12"] })).status).toBe(200);
    const proposed = ["2029-02-12"];
    expect(await shown(booking)).toMatchObject({ state: "consultation", proposed });
  });

  it("of a tour with many departures those around the booked one are proposed, and any that has room", async () => {
    const { reference, first } = await bookedFarAway();
    const { free_dates } = await shown(reference);
    expect(free_dates).toEqual([...around(first, -15, -1), ...around(first, 1, 15)]);
    const far = { dates: [addDays(first, -30)] };
    expect((await act("propose-dates", reference, far)).status).toBe(200);
    const none = { dates: [addDays(first, 41)] };
    expect((await act("propose-dates", reference, none)).status).toBe(422);
  });

  it("all departures with room can be booked by telephone, however far they are", async () => {
    const { tour, first } = await bookedFarAway();
    const { body } = await desk("tour-to-book", { tour }, seller);
    const { departures } = body as unknown as { departures: { starts: string }[] };
    expect(departures.map(({ starts }) => starts)).toEqual(
      expect.arrayContaining(around(first, -40, 40)),
    );
  });

  it("a transfer that arrived confirms, and is entered once", async () => {
    const booking = await stored("pt", { state: "invoiced" });
    const { dueNowMinor } = await rowOf(booking);
    const transfer = { amount_minor: dueNowMinor, bank_reference: "TT 4711" };
    expect((await act("record-transfer", booking, transfer, seller)).status).toBe(200);
    expect((await act("record-transfer", booking, transfer, seller)).status).toBe(409);
    expect(await rowOf(booking)).toMatchObject({ state: "confirmed", paidMinor: dueNowMinor });
  });

  it("what led to a state is said with it, whoever did it", async () => {
    const stepOf = async (booking: string, what: string) =>
      (await shown(booking)).history.find((step) => step.what === what);
    const transferred = await stored("en", { state: "invoiced" });
    const { dueNowMinor } = await rowOf(transferred);
    const transfer = { amount_minor: dueNowMinor, bank_reference: "TT 4715" };
    await act("record-transfer", transferred, transfer, seller);
    expect(await stepOf(transferred, "confirmed")).toMatchObject({
      ...{ by: "Neema", why: "record-transfer" },
    });
    const paid = await stored("en", { state: "provisional" });
    await inTransaction((transaction) =>
      received(
        transaction,
        {
          ...{ booking: paid, kind: "payment", source: `payment ${paid}-1` },
          ...{ amountMinor: dueNowMinor, currency: "USD" },
        },
        "provider",
      ),
    );
    expect(await stepOf(paid, "confirmed")).toMatchObject({ by: "provider", why: "paid" });
    const unpaid = await stored("en", { state: "provisional", holdUntil: new Date(0) });
    await endHold(unpaid);
    expect(await stepOf(unpaid, "expired")).toMatchObject({ by: "system", why: "hold-ended" });
    const unanswered = await stored("en", { state: "enquiry" });
    for (const day of ["2029-02-12", "2029-02-13"])
      await act("propose-dates", unanswered, { dates: [day] });
    const proposed = (await shown(unanswered)).history.filter(({ by }) => by === "Juma");
    expect(proposed).toMatchObject([
      { what: "propose-dates" },
      { what: "consultation", why: "propose-dates" },
    ]);
    await pool().query("update bookings set proposed = '{2020-01-01}' where reference = $1", [
      unanswered,
    ]);
    await endOldProposals();
    expect(await stepOf(unanswered, "expired")).toMatchObject({ why: "dates-passed" });
  });

  it("says before a late transfer is entered what goes back, and what would not", async () => {
    const booking = await stored("en", { state: "expired" });
    const { dueNowMinor } = await rowOf(booking);
    expect(await shown(booking, seller)).toMatchObject({
      late_transfer: { least_minor: dueNowMinor, in_vain: null },
    });
    const short = { amount_minor: dueNowMinor - 1, bank_reference: "TT 4712" };
    expect((await act("record-transfer", booking, short, seller)).status).toBe(200);
    expect(await rowOf(booking)).toMatchObject({ state: "expired", backMinor: dueNowMinor - 1 });
    const whole = await shown(booking, seller);
    expect(whole).toMatchObject({ late_transfer: { least_minor: dueNowMinor } });
    const enough = { amount_minor: dueNowMinor, bank_reference: "TT 4713" };
    expect((await act("record-transfer", booking, enough, seller)).status).toBe(200);
    expect(await shown(booking)).toMatchObject({ state: "confirmed", late_transfer: null });
  });

  it("takes the right transfer once one that was too small is back", async () => {
    const booking = await stored("en", { state: "expired" });
    const { dueNowMinor } = await rowOf(booking);
    const short = { amount_minor: dueNowMinor - 1, bank_reference: "TT 4715" };
    expect((await act("record-transfer", booking, short, seller)).status).toBe(200);
    expect((await act("record-refund", booking)).status).toBe(200);
    expect(await shown(booking)).toMatchObject({
      ...{ state: "refunded", paid_minor: 0 },
      late_transfer: { least_minor: dueNowMinor, in_vain: null },
    });
    const enough = { amount_minor: dueNowMinor, bank_reference: "TT 4716" };
    expect((await act("record-transfer", booking, enough, seller)).status).toBe(200);
    expect(await rowOf(booking)).toMatchObject({ state: "confirmed", backMinor: 0 });
  });

  it("says before a late transfer is entered where its places are taken", async () => {
    const { reference } = await book();
    await pool().query(
      `with late as (update bookings set state = 'expired', seats = 0 where reference = $1
       returning departure_id) update departures set seats_taken = seats
       from late where id = departure_id`,
      [reference],
    );
    expect(await shown(reference)).toMatchObject({ late_transfer: { in_vain: "full" } });
  });

  it.each([
    ["whose journey has begun", "begun", { starts: businessDay() }],
    ["whose date was not free", "refused", { proposed: ["2020-01-01"] }],
    ["of a booking that was cancelled", "ended", { state: "cancelled" as const }],
  ])("gives a late transfer back %s, and says so before", async (_, why, columns) => {
    const booking = await stored("fr", { state: "expired", ...columns });
    expect(await shown(booking)).toMatchObject({ late_transfer: { in_vain: why } });
    const { dueNowMinor } = await rowOf(booking);
    const transfer = { amount_minor: dueNowMinor, bank_reference: "TT 4714" };
    expect((await act("record-transfer", booking, transfer, seller)).status).toBe(200);
    const { state } = { state: "expired", ...columns };
    expect(await rowOf(booking)).toMatchObject({ state, backMinor: dueNowMinor });
  });

  it("a cancellation gives everything back, which is the owner's to decide", async () => {
    const booking = await stored("en", { state: "confirmed" });
    expect((await shown(booking, seller)).actions).not.toContain("cancel");
    expect((await act("cancel-booking", booking, {}, seller)).status).toBe(403);
    setClock(new Date(Date.now() + 11 * 60_000));
    const late = await act("cancel-booking", booking);
    expect([late.status, late.body]).toMatchObject([403, { error: { reason: "step_up" } }]);
    setClock();
    expect((await act("cancel-booking", booking, { message: "The river rose." })).status).toBe(200);
    // Also behind the credit note, which is noted after it.
    for (const email of [guestEmail, operatorEmail])
      expect(JSON.stringify(await email("cancelled", await rowOf(booking), ""))).toContain(
        "The river rose.",
      );
    const { paidMinor } = await rowOf(booking);
    expect(await shown(booking)).toMatchObject({
      state: "cancelled",
      back_minor: paidMinor,
      actions: ["record_refund", "record_payment"],
      by_hand: [{ amount_minor: paidMinor, to: "" }],
    });
    const [sent] = (await shown(booking)).by_hand;
    expect((await act("record-refund", booking, { refund: sent?.refund }, seller)).status).toBe(
      403,
    );
    expect((await act("record-refund", booking, { refund: sent?.refund })).status).toBe(200);
    expect(await shown(booking)).toMatchObject({ state: "refunded", paid_minor: 0 });
    const unpaid = await stored("en", { state: "enquiry" });
    // No money goes back: nobody is asked for their passkey again.
    setClock(new Date(Date.now() + 11 * 60_000));
    expect((await act("cancel-booking", unpaid, {}, seller)).status).toBe(200);
  });

  it("once: whoever saw an older booking is told so", raced, async () => {
    const booking = await stored("en", { state: "enquiry" });
    const { version } = await shown(booking);
    const both = await Promise.all(
      [owner, seller].map((who) => desk("accept-booking", { booking, version }, who)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const paid = await stored("en", { state: "confirmed" });
    const before = await shown(paid);
    await pay(paid, `bank ${paid} 1`, 100);
    const late = await desk("cancel-booking", { booking: paid, version: before.version }, owner);
    expect(late.body).toMatchObject({ error: { reason: "changed_meanwhile" } });
    expect((await rowOf(paid)).state).toBe("confirmed");
  });
});
