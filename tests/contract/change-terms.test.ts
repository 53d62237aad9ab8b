import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { businessDay, setClock } from "@/lib/clock";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { book, payIn, privateTour, queuedEmails, rowOf } from "../support/booking";
import { answer, changeBy, confirmed, pricedBy, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { db, pool } = await import("@/lib/backend/db/pool");
const { accounts, referrals } = await import("@/lib/backend/db/account-schema");
const { writeEmail } = await import("@/lib/backend/emails/write-email");

const mama = await colleague("owner", "Mama Rose");

describe("the balance of a journey that became cheaper", () => {
  /** Whose balance is due in so many days, and that was reminded of it so far. */
  async function owing(days: number, reminders: number) {
    const { reference } = await confirmed();
    const balanceDue = addDays(businessDay(), days);
    await pool().query(
      `update bookings set balance_due = $2::date, reminders = $3, reminded_at = now() - interval '1 day',
         price = jsonb_set(price, '{balance_due}', to_jsonb($2::text)),
         confirmed_at = now() - interval '30 days' where reference = $1`,
      [reference, balanceDue, reminders],
    );
    await changeBy(mama, reference, { adjustment_minor: -30_000 });
    return { reference, balanceDue };
  }
  const reminded = async (reference: string, day: string) => {
    const { sendReminders } = await import("@/lib/backend/bookings/lifecycle/reminders");
    const before = await queuedEmails(reference);
    await sendReminders(day);
    return (await queuedEmails(reference)).slice(before.length);
  };

  it("is reminded of anew where it is due on another day by then", async () => {
    const { reference, balanceDue } = await owing(-1, 3);
    const due = (await rowOf(reference)).balanceDue;
    expect(due > balanceDue).toBe(true);
    expect(await reminded(reference, due)).toEqual(["guest balance"]);
  });

  it("is not reminded of twice where its day stays", async () => {
    const { reference, balanceDue } = await owing(10, 1);
    expect((await rowOf(reference)).balanceDue).toBe(balanceDue);
    expect(await reminded(reference, businessDay())).toEqual([]);
  });
});

describe("what a cancellation costs after a change", () => {
  /** A private journey, paid for, that starts in so many days. */
  async function startsIn(days: number) {
    const starts = addDays(businessDay(), days);
    const { reference, key: token } = await book({ tour: privateTour, starts });
    const { version } = await rowOf(reference);
    await desk("accept-booking", { booking: reference, version }, mama);
    const { totalMinor } = await rowOf(reference);
    await payIn(reference, totalMinor, `payment ${reference}-1`);
    return { reference, token, totalMinor };
  }
  const keptToday = async (reference: string, token: string) => {
    const { refund_today_minor, refund_table } = await seen(reference, token);
    const { paidMinor, backMinor } = await rowOf(reference);
    expect(paidMinor - backMinor - refund_today_minor).toBe(refund_table[0]?.kept_minor);
    return paidMinor - backMinor - refund_today_minor;
  };

  it("is no less than on the day of the change, where the guest wished for it", async () => {
    const { reference, token } = await startsIn(40);
    const then = await keptToday(reference, token);
    expect(then).toBeGreaterThan(0);
    // It may be cheaper then: what goes back is the owner's to decide.
    const { shown } = await changeBy(mama, reference, {
      starts: addDays(businessDay(), 300),
    });
    expect(shown.kept_minor).toBe(then);
    const { proposed_change: waits } = await seen(reference, token);
    expect(waits?.refund_table[0]).toMatchObject({ from: businessDay(), kept_minor: then });
    await answer(reference, token, true);
    expect(await keptToday(reference, token)).toBe(then);
    const { refund_today_minor: shown_refund_minor } = await seen(reference, token);
    await callAs("de", cancelBookingEndpoint, { reference, shown_refund_minor }, { token });
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "cancelled", refundMinor: shown_refund_minor },
    });
    const mail = { kind: "booking-to-guest", news: "cancelled", reference, detail: "" } as const;
    const written = await writeEmail(mail);
    expect(written?.content.paragraphs.join(" ")).toContain(`changed before the cancellation`);
    expect(written?.content.paragraphs.join(" ")).toContain(formatPayment(then));
  });

  it("counts to the later start, where we wished for it", async () => {
    const { reference, token, totalMinor } = await startsIn(100);
    expect(await keptToday(reference, token)).toBe(0);
    const sooner = { starts: addDays(businessDay(), 40) };
    expect((await pricedBy(mama, reference, sooner)).body.kept_minor).toBeGreaterThan(0);
    const { shown } = await changeBy(mama, reference, { ...sooner, ours: true });
    expect(shown.kept_minor).toBe(0);
    await answer(reference, token, true);
    expect(await rowOf(reference)).toMatchObject(sooner);
    expect(await keptToday(reference, token)).toBe(0);
    expect((await seen(reference, token)).refund_table.at(-1)?.kept_minor).toBeLessThan(totalMinor);
  });
});

describe("the reward of whoever recommended a guest", () => {
  /** A booking with its deposit paid three weeks ago, whose reward is due, after a change. */
  async function recommended(changes: object) {
    const email = `friend-${randomUUID()}@example.com`;
    const { reference, token } = await confirmed("all", { email });
    await db()
      .insert(accounts)
      .values({
        ...{ id: reference, email: `${reference}@example.com`, passwordHash: "", locale: "en" },
      });
    await db()
      .insert(referrals)
      .values({
        ...{ quote: reference, accountId: reference, friendEmail: email },
        ...{ name: "Jürgen", state: "confirmed", rewardMinor: 10_000, booking: reference },
      });
    await pool().query(
      "update bookings set confirmed_at = confirmed_at - interval '21 days' where reference = $1",
      [reference],
    );
    await changeBy(mama, reference, changes);
    if ((await seen(reference, token)).proposed_change) await answer(reference, token, true);
    const isDue = async () => {
      const [row] = await db().select().from(referrals).where(eq(referrals.quote, reference));
      return row?.state === "confirmed";
    };
    const cancels = async () => {
      const { refund_today_minor: shown_refund_minor } = await seen(reference, token);
      await callAs("de", cancelBookingEndpoint, { reference, shown_refund_minor }, { token });
    };
    return { reference, isDue, cancels };
  }

  it("stays after a dearer change, and when the deposit stays with us", async () => {
    const { isDue, cancels } = await recommended({ adults: 3 });
    expect(await isDue()).toBe(true);
    await cancels();
    expect(await isDue()).toBe(true);
  });

  it("stays although a dearer journey would have asked for more of a deposit than was paid", async () => {
    const { reference, isDue, cancels } = await recommended({ adjustment_minor: 500_000 });
    await pool().query("update bookings set paid_minor = due_now_minor where reference = $1", [
      reference,
    ]);
    await cancels();
    expect(await isDue()).toBe(true);
  });

  it("stays after a cheaper change, and goes when not even its deposit stays", async () => {
    const { reference, isDue } = await recommended({ adjustment_minor: -30_000 });
    expect(await isDue()).toBe(true);
    const { version } = await rowOf(reference);
    await desk("cancel-booking", { booking: reference, version }, mama);
    expect(await isDue()).toBe(false);
  });
});

describe("a cancellation by the guest that the desk enters", () => {
  const ago = (days: number) => addDays(businessDay(), -days);

  /** Booked 40 days ago, confirmed ten days later, and as much of it paid. */
  async function booked(startsInDays: number, paid: "deposit" | "all") {
    const { reference, totalMinor, dueNowMinor } = await storedBooking("en", {
      state: "confirmed",
    });
    await pool().query(
      `update bookings set created_at = now() - interval '40 days', starts = $2,
         confirmed_at = now() - interval '30 days' where reference = $1`,
      [reference, addDays(businessDay(), startsInDays)],
    );
    if (paid === "all") await pay(reference, `bank ${reference} 1`, totalMinor - dueNowMinor);
    return { reference, totalMinor, dueNowMinor };
  }
  async function cancelBy(reference: string, by_guest_on: string, who = mama) {
    const { version } = await rowOf(reference);
    const message = "We are sorry to hear it.";
    return desk("cancel-booking", { booking: reference, version, by_guest_on, message }, who);
  }
  const shown = async (reference: string) =>
    (await desk("booking", { booking: reference }, mama)).body as unknown as BookingDetail;
  const written = async (kind: "booking-to-guest" | "booking-to-operator", reference: string) => {
    const email = await writeEmail({ kind, news: "cancelled", reference, detail: "" });
    return email?.content.paragraphs.join(" ");
  };

  it("gives back what the terms give on the day of their word, as it was shown", async () => {
    const { reference, totalMinor, dueNowMinor } = await booked(63, "all");
    const backMinor = totalMinor - dueNowMinor;
    const day = businessDay();
    expect((await shown(reference)).guest_cancels).toEqual([
      // Nothing had been agreed to yet, or it was regretted.
      { from: ago(40), until: ago(28), back_minor: totalMinor, by_agent_minor: 0 },
      { from: ago(27), until: day, back_minor: backMinor, by_agent_minor: 0 },
    ]);
    // They are late to enter it: half of the price is kept by then.
    setClock(new Date(Date.now() + 8 * 86_400_000));
    const entered = await cancelBy(reference, day, await colleague("owner", "Asha"));
    setClock();
    expect(entered.status).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ refundMinor: backMinor, backMinor });
    const { history, refunds } = await shown(reference);
    expect(refunds.length).toBeGreaterThan(0);
    expect(history.find(({ what }) => what === "cancelled")).toMatchObject({
      ...{ by: "Asha", why: "cancel-booking", note: "We are sorry to hear it." },
      facts: [{ kind: "guest_cancels", day }],
    });
    const told = await written("booking-to-guest", reference);
    expect(told).toContain(`it counts as cancelled by you on ${formatDay(day, "en")}`);
    expect(told).toContain("We are sorry to hear it.");
    expect(told).toContain(`so we keep the deposit of ${formatPayment(dueNowMinor)}`);
    expect(await written("booking-to-operator", reference)).toContain(
      `It was cancelled at the desk as the guest’s own, on ${formatDay(day, "en")}`,
    );
  });

  it("gives everything back where their word came before anything was agreed to", async () => {
    const { reference, totalMinor } = await booked(50, "all");
    expect((await cancelBy(reference, ago(31))).status).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ refundMinor: totalMinor });
    const told = await written("booking-to-guest", reference);
    expect(told).toContain("The booking hadn’t been confirmed yet");
  });

  it("of a balance that was missed keeps what was paid, and says that no more is owed", async () => {
    const { reference, dueNowMinor, totalMinor } = await booked(50, "deposit");
    expect((await cancelBy(reference, ago(1))).status).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ refundMinor: 0, paidMinor: dueNowMinor });
    const told = await written("booking-to-guest", reference);
    expect(told).toContain(`at a point when we keep ${formatPayment(totalMinor / 2)} of the price`);
    expect(told).toContain("nothing more is owed");
  });

  it("keeps all of the price once the journey has begun", async () => {
    const { reference } = await booked(-1, "all");
    expect((await shown(reference)).guest_cancels.at(-1)).toMatchObject({ back_minor: 0 });
    expect((await cancelBy(reference, businessDay())).status).toBe(200);
    expect(await rowOf(reference)).toMatchObject({ state: "cancelled", backMinor: 0 });
    expect(await written("booking-to-guest", reference)).toContain("the journey had begun");
  });

  it("is the owner's where something was paid, and of no day before the booking or after today", async () => {
    const { reference } = await booked(63, "deposit");
    const neema = await colleague("sales", "Neema");
    expect((await cancelBy(reference, ago(1), neema)).status).toBe(403);
    for (const [day, reason] of [
      [ago(-1), "later_than_today"],
      [ago(41), "before_booking"],
    ] as const)
      expect((await cancelBy(reference, day)).body.error).toMatchObject({
        ...{ code: "invalid", reason, fields: { by_guest_on: expect.any(Array) } },
      });
    expect((await rowOf(reference)).state).toBe("confirmed");
  });
});

it("rooms that are left empty in a change are as many as is usual, at the price of these", async () => {
  const { reference } = await confirmed("deposit", { rooms: 2 });
  expect((await pricedBy(mama, reference, {})).body.price.total_minor).toBe(
    (await rowOf(reference)).totalMinor,
  );
  const { shown, status } = await changeBy(mama, reference, { rooms: undefined });
  expect(status).toBe(200);
  expect(shown.price.total_minor).toBeLessThan(shown.before_minor);
  expect((await rowOf(reference)).rooms).toBe(1);
});
