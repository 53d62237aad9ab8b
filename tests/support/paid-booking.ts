import { expect, vi } from "vitest";
import type { BookingRow } from "@/lib/backend/bookings/lifecycle/transitions";
import { startPayments } from "./jobs";
import type { paymentHelp } from "./payments";

const dayMs = 86_400_000;

/** Bookings that are paid for, and what happens to their money later. */
export async function paidBookingHelp(pay: Awaited<ReturnType<typeof paymentHelp>>) {
  const { wantRefund } = await import("@/lib/backend/bookings/money/want-refund");
  const { lockBooking } = await import("@/lib/backend/bookings/lifecycle/lock-booking");
  const { move } = await import("@/lib/backend/bookings/lifecycle/transitions");
  const { inTransaction } = await import("@/lib/backend/db/transaction");

  /** A booking whose deposit was paid, and the balance too if wished. */
  async function confirmed(alsoBalance = false) {
    const reference = await pay.newBooking();
    for (const purpose of alsoBalance
      ? (["deposit", "balance"] as const)
      : (["deposit"] as const)) {
      const { redirectUrl } = await pay.opened(reference, purpose);
      await pay.choose(redirectUrl, "pay");
      // The provider's news are dealt with once it is planned, too, when the payment is asked about next.
      await vi.waitFor(async () => {
        const { state, created_at, next_check_at } = (await pay.payments(reference)).at(-1);
        expect(state).toBe("completed");
        expect(next_check_at - created_at).toBeGreaterThan(dayMs / 2);
      }, 30_000);
    }
    return reference;
  }

  /** As the guest's cancellation does it. */
  function cancel(reference: string, giveBack: (booking: BookingRow) => number) {
    return inTransaction(async (transaction) => {
      const booking = await lockBooking(transaction, reference);
      if (!booking) throw new Error("no booking");
      const refundMinor = giveBack(booking);
      await move(transaction, { reference, to: "cancelled", actor: "guest", set: { refundMinor } });
      await wantRefund(transaction, booking, refundMinor, "cancelled");
    });
  }

  async function worked(expected: () => Promise<void>): Promise<void> {
    await pay.timePasses();
    const stop = await startPayments(50);
    await vi.waitFor(expected, 30_000).finally(stop);
  }
  const isNow = (reference: string, state: string) => async () =>
    expect((await pay.booking(reference)).state).toBe(state);

  /** Somebody has recommended the journey and was promised a reward. */
  async function rewarded(reference: string) {
    await pay.rows(
      "insert into accounts (id, email, password_hash, locale) values ($1, $1, '', 'en')",
      reference,
    );
    await pay.rows(
      `insert into referrals (quote, account_id, friend_email, name, state, reward_minor, booking)
     values ($1, $1, $1, 'Ann', 'confirmed', 5000, $1)`,
      reference,
    );
  }

  async function rewardOf(reference: string): Promise<string> {
    const [referral] = await pay.rows("select state from referrals where quote = $1", reference);
    return referral.state;
  }

  return { confirmed, cancel, worked, isNow, rewarded, rewardOf };
}
