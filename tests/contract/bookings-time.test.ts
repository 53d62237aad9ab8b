import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { bookingEndpoint, operatorBookingEndpoint } from "@/lib/contract/bookings";
import { departuresEndpoint } from "@/lib/contract/departures";
import { formatDay } from "@/lib/i18n/format";
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
  sharedTour,
} from "../support/booking";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { endOldProposals } = await import("@/lib/backend/bookings/lifecycle/ended-holds");
const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");
const { dueUntil } = await import("@/lib/backend/desk/due");
const { operatorEmail } = await import("@/lib/backend/emails/operator/operator-email");
const { sendReminders } = await import("@/lib/backend/bookings/lifecycle/reminders");

const set = (reference: string, change: string) =>
  pool().query(`update bookings set ${change} where reference = $1`, [reference]);
const endHold = (reference: string) => set(reference, "hold_until = now() - interval '1 second'");
const seatsLeft = async (starts: string) => {
  const query = { tour: sharedTour, month: starts.slice(0, 7), per_page: 60 };
  const { data } = await callAs("en", departuresEndpoint, query);
  return data.find((departure) => departure.starts === starts)?.seats_left;
};
const times = (mails: string[], mail: string) => mails.filter((each) => each === mail).length;

describe("a hold that has ended", () => {
  it("gives the seats back and tells guest and operator, once among three processes", async () => {
    const { starts } = await freeDeparture();
    const before = (await seatsLeft(starts)) ?? 0;
    const { reference, key } = await book({ starts });
    expect(await seatsLeft(starts)).toBe(before - 2);
    await releaseEndedHolds();
    expect((await rowOf(reference)).state).toBe("provisional");
    await endHold(reference);
    const { data } = await callAs("en", bookingEndpoint, { reference }, { token: key });
    expect(data.actions).not.toContain("pay");
    await Promise.all([releaseEndedHolds(), releaseEndedHolds(), releaseEndedHolds()]);
    expect(await rowOf(reference)).toMatchObject({ state: "expired", seats: 0, holdUntil: null });
    expect(await seatsLeft(starts)).toBe(before);
    const mails = await queuedEmails(reference);
    expect(times(mails, "guest released")).toBe(1);
    expect(times(mails, "operator released")).toBe(1);
  });

  it("is confirmed by money that comes late while there are seats, else the money goes back", async () => {
    const { id, starts, seats } = await freeDeparture(4);
    const pay = async (reference: string) => {
      await endHold(reference);
      await releaseEndedHolds();
      const { dueNowMinor } = await rowOf(reference);
      return () => payIn(reference, dueNowMinor, `payment ${reference}-1`);
    };
    const lucky = await book({ starts });
    await (await pay(lucky.reference))();
    expect(await rowOf(lucky.reference)).toMatchObject({ state: "confirmed", seats: 2 });
    const late = await book({ starts });
    const payLate = await pay(late.reference);
    await pool().query("update departures set seats_taken = $2 where id = $1", [id, seats - 1]);
    await payLate();
    expect(await rowOf(late.reference)).toMatchObject({ state: "expired", seats: 0 });
    const { rows } = await pool().query("select amount_minor from refunds where booking = $1", [
      late.reference,
    ]);
    expect(rows).toEqual([{ amount_minor: (await rowOf(late.reference)).dueNowMinor }]);
  });

  it("stays while a part was paid: a person decides", async () => {
    const { reference, key } = await book();
    await payIn(reference, 5000, `payment ${reference}-1`);
    await endHold(reference);
    await releaseEndedHolds();
    const { data } = await callAs("en", bookingEndpoint, { reference }, { token: key });
    expect(data).toMatchObject({ state: "provisional", paid_minor: 5000 });
    expect(data.actions).toContain("pay");
    expect(await queuedEmails(reference)).toContain("operator attention");
  });

  it("of proposed dates is when the last of them has passed", async () => {
    const { reference } = await book({
      tour: privateTour,
      starts: nextYear("06-10"),
    });
    const token = await operatorToken(reference, "propose");
    const dates = [addDays(businessDay(), 40)];
    await callAs("en", operatorBookingEndpoint, { token, confirm: true, dates });
    await endOldProposals();
    expect((await rowOf(reference)).state).toBe("consultation");
    await set(reference, "proposed = array[current_date - 1]");
    await endOldProposals();
    expect((await rowOf(reference)).state).toBe("expired");
  });

  it("of proposed dates is none where the guest has paid meanwhile", async () => {
    const { reference } = await book({ tour: privateTour, starts: nextYear("06-12") });
    const token = await operatorToken(reference, "propose");
    const dates = [addDays(businessDay(), 40)];
    await callAs("en", operatorBookingEndpoint, { token, confirm: true, dates });
    await payIn(reference, 18_900, `payment ${reference}-1`);
    await set(reference, "proposed = array[current_date - 1]");
    await endOldProposals();
    expect((await rowOf(reference)).state).toBe("consultation");
    // A person has to say more: it is due, since the last of the dates.
    const due = await dueUntil(addDays(businessDay(), 7));
    expect(due).toContainEqual(
      expect.objectContaining({ kind: "undated", booking: reference, amount_minor: 18_900 }),
    );
  });
});

describe("the balance", () => {
  const confirmed = async () => {
    const { reference } = await book();
    const { dueNowMinor } = await rowOf(reference);
    await payIn(reference, dueNowMinor, `payment ${reference}-1`);
    await set(reference, "confirmed_at = now() - interval '10 days'");
    return rowOf(reference);
  };
  const on = async (day: string) => {
    await Promise.all([sendReminders(day), sendReminders(day)]);
  };

  it("is asked for 14 days before it is due, on the day, and when it is late; each once", async () => {
    const { reference, balanceDue } = await confirmed();
    const balances = async () => times(await queuedEmails(reference), "guest balance");
    await on(addDays(balanceDue, -15));
    expect(await balances()).toBe(0);
    await on(addDays(balanceDue, -14));
    await on(addDays(balanceDue, -3));
    expect(await balances()).toBe(1);
    await on(balanceDue);
    await on(balanceDue);
    expect(await balances()).toBe(2);
    await on(addDays(balanceDue, 1));
    await on(addDays(balanceDue, 2));
    expect(times(await queuedEmails(reference), "guest overdue")).toBe(1);
    await on(addDays(balanceDue, 8));
    expect(times(await queuedEmails(reference), "operator attention")).toBe(0);
    await on(addDays(balanceDue, 9));
    await on(addDays(balanceDue, 10));
    expect(times(await queuedEmails(reference), "operator attention")).toBe(1);
    const row = await rowOf(reference);
    expect(row.state).toBe("confirmed");
    // The last of the days that the guest was told, which counts by the terms.
    const lastDay = formatDay(addDays(balanceDue, 8), "en");
    const mail = JSON.stringify(await operatorEmail("attention", row, "overdue"));
    expect(mail).toContain(`counts as cancelled by the guest on ${lastDay}`);
  });

  it("that was paid, or is not due yet to somebody who has just confirmed, is not asked for", async () => {
    const paid = await confirmed();
    await payIn(paid.reference, paid.totalMinor - paid.paidMinor, `payment ${paid.reference}-2`);
    const fresh = await confirmed();
    await set(fresh.reference, "confirmed_at = now()");
    await on(paid.balanceDue);
    for (const { reference } of [paid, fresh])
      expect(times(await queuedEmails(reference), "guest balance")).toBe(0);
  });
});
