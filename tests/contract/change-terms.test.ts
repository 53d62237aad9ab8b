import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { book, payIn, privateTour, queuedEmails, rowOf } from "../support/booking";
import { answer, changeBy, confirmed, pricedBy, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";

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
    expect(written?.content.paragraphs.join(" ")).toContain(`changed before you cancelled`);
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
