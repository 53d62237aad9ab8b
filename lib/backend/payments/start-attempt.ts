import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import { businessDay, nowMs } from "@/lib/clock";
import type { BookingState, PaymentPurpose, PaymentState } from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { type OpenShare, ownPart } from "@/lib/pricing/shares";
import { actionsOf } from "../bookings/guest/actions";
import { lockBooking } from "../bookings/lifecycle/lock-booking";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { issueInvoice } from "../bookings/money/invoice";
import { isHeld, owed } from "../bookings/money/owed";
import { shareMoney } from "../bookings/shares/share-money";
import { openShares, type Standing, sharesOf } from "../bookings/shares/share-rows";
import { payments } from "../db/booking-schema";
import { sqlNow } from "../db/clock";
import { inTransaction, type Transaction } from "../db/transaction";
import { isOfAnother, provider } from "../provider/provider-in-use";
import type { PaymentRow } from "./payment-rows";

export interface Wish {
  reference: string;
  purpose: PaymentPurpose;
  /** The Idempotency-Key. */
  key: string | undefined;
  /** The share that is to be paid, and what of it was shown to its payer; else the one who booked pays. */
  share?: { id: string; shownMinor: number } | undefined;
}

const minuteMs = 60_000;
/** After this nobody waits for the provider's answer to an order any more. */
export const submissionMs = 12_000;
// The same order is offered again while it is fresh, so that nobody pays twice.
const reusedMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;
const attemptsInAnHour = 5;

/**
 * The attempt that answers a wish to pay, kept before the provider hears of it: the one that the same
 * key has made, one that is open already, or a new one. Of one purpose one is open at a time. The booking is invoiced.
 *
 * @throws ApiError `conflict` when nothing can be paid now; `too_many`; `invalid` for a key that was
 * used for something else
 */
export function startAttempt(asked: Wish): Promise<{ payment: PaymentRow; isNew: boolean }> {
  return inTransaction(async (transaction) => {
    const payer = asked.share?.id ?? null;
    // Two who pay for one booking choose their keys without knowing of each other.
    const wish = payer && asked.key ? { ...asked, key: `${payer} ${asked.key}` } : asked;
    const booking = await lockBooking(transaction, wish.reference);
    if (!booking) throw new ApiError("not_found");
    const all = await attemptsOf(transaction, wish.reference);
    const attempts = all.filter((each) => each.payer === payer);
    const same = await sameRequest(transaction, attempts, wish);
    if (same) return { payment: same, isNew: false };
    const standings = await sharesOf(wish.reference, transaction.db);
    const amountMinor = wish.share
      ? shareToPay(booking, standings, wish.share)
      : payableMinor(booking, wish.purpose, openShares(standings));
    const open = attempts.find(({ purpose, state }) => purpose === wish.purpose && isOpen(state));
    if (open && open.amountMinor === amountMinor && isFresh(open))
      return { payment: open, isNew: false };
    demandPatience(attempts);
    await issueInvoice(transaction, wish.reference, "guest");
    if (open) await giveUp(transaction, open);
    await hurryOthers(transaction, attempts);
    const [payment] = await transaction.db
      .insert(payments)
      .values({
        id: `${wish.reference}-${all.length + 1}-${randomBytes(3).toString("hex")}`,
        booking: wish.reference,
        purpose: wish.purpose,
        payer,
        state: "started",
        amountMinor,
        currency: booking.currency,
        provider: provider().name,
        requestKey: wish.key ?? null,
        nextCheckAt: sql`${sqlNow} + interval '10 minutes'`,
      })
      .returning();
    if (!payment) throw new Error("the payment was not stored");
    return { payment, isNew: true };
  });
}

function attemptsOf({ db }: Transaction, reference: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(eq(payments.booking, reference))
    .orderBy(desc(payments.createdAt));
}

/** What this key has led to, unless that was nothing. */
async function sameRequest(
  { db }: Transaction,
  attempts: PaymentRow[],
  { key, purpose }: Wish,
): Promise<PaymentRow | undefined> {
  const known = key ? attempts.find(({ requestKey }) => requestKey === key) : undefined;
  if (!known) return undefined;
  if (known.purpose !== purpose)
    throw new ApiError("invalid", { fields: { "idempotency-key": ["key_used_before"] } });
  const isOver = known.state === "failed" || known.state === "cancelled";
  // One without an address that is old was left behind by a process that was killed.
  const isAlive = known.redirectUrl !== null || age(known) < submissionMs;
  if (isAlive && !isOver && !isOfAnother(known)) return known;
  await db.update(payments).set({ requestKey: null }).where(eq(payments.id, known.id));
  return undefined;
}

function demandPatience(attempts: PaymentRow[]): void {
  const recent = attempts.filter((each) => age(each) < hourMs);
  const first = recent[attemptsInAnHour - 1];
  if (first)
    throw new ApiError("too_many", {
      retryAfterSeconds: Math.ceil((hourMs - age(first)) / 1000),
    });
}

const isOpen = (state: PaymentState) => state === "started" || state === "pending";

/** Whether an open attempt can still be paid, or is about to get its address. */
function isFresh(attempt: PaymentRow): boolean {
  if (isOfAnother(attempt)) return false;
  return age(attempt) < (attempt.state === "started" ? submissionMs : reusedMs);
}

/** Makes room for a newer order. Money that comes for this one all the same is not lost. */
async function giveUp({ db }: Transaction, { id, trackingId }: PaymentRow): Promise<void> {
  const nextCheckAt = trackingId === null ? null : sql`${sqlNow} + interval '1 minute'`;
  await db
    .update(payments)
    .set({ state: "cancelled", requestKey: null, nextCheckAt })
    .where(eq(payments.id, id));
}

// Older orders are cancelled at the provider once there is a newer one; also one whose card was declined,
// which another may still pay.
const isAsked = or(
  eq(payments.state, "pending"),
  and(eq(payments.state, "failed"), isNotNull(payments.nextCheckAt)),
);
async function hurryOthers({ db }: Transaction, attempts: PaymentRow[]): Promise<void> {
  const ids = attempts.map(({ id }) => id);
  await db
    .update(payments)
    .set({ nextCheckAt: sql`${sqlNow} + interval '1 minute'` })
    .where(and(inArray(payments.id, ids), isAsked));
}

function age({ createdAt }: PaymentRow): number {
  // The clock may have been put back since.
  return Math.abs(nowMs() - createdAt.getTime());
}

const waiting: BookingState[] = ["provisional", "invoiced"];

/**
 * What of a booking the one who booked pays for a purpose, in minor units: of the deposit, which
 * confirms it, or of everything that is left of its price, what no fellow traveller is to pay.
 *
 * @throws ApiError `conflict` with the reason why nothing can be paid now
 */
function payableMinor(
  booking: BookingRow,
  purpose: PaymentPurpose,
  open: readonly OpenShare[],
): number {
  const own = ownPart(owed(booking), open);
  const amountMinor = purpose === "deposit" ? own.depositMinor : own.allMinor;
  const whole = ownPart(owed(booking), []);
  const isOthers = amountMinor === 0 && whole.allMinor > 0 && open.length > 0;
  if (isOthers && (purpose === "balance" || whole.depositMinor > 0)) throw refusal("shares_open");
  if (actionsOf(booking, businessDay()).includes("pay") && amountMinor > 0) return amountMinor;
  if (booking.state === "confirmed" && amountMinor === 0) throw refusal("paid_already");
  if (booking.asksConsent) throw refusal("consent_needed");
  const isTooLate =
    booking.state === "expired" || (waiting.includes(booking.state) && !isHeld(booking));
  throw refusal(isTooLate ? "hold_ended" : "not_now");
}

/** What of a share is to be paid now. @throws ApiError `conflict` with the reason why nothing is */
function shareToPay(
  booking: BookingRow,
  standings: readonly Standing[],
  { id, shownMinor }: { id: string; shownMinor: number },
): number {
  const standing = standings.find(({ share }) => share.id === id);
  if (!standing) throw new ApiError("not_found");
  const { payableMinor, whyNot } = shareMoney(booking, standing);
  if (standing.state === "withdrawn") throw refusal("share_withdrawn");
  if (standing.state !== "open" || whyNot === "settled") throw refusal("paid_already");
  if (whyNot) throw refusal(whyNot === "late" ? "hold_ended" : "not_now");
  if (payableMinor !== shownMinor) throw refusal("share_changed");
  return payableMinor;
}

const refusal = (reason: string) => new ApiError("conflict", { reason });
