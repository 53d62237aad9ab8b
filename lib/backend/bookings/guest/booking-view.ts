import { and, asc, eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { Booking } from "@/lib/contract/bookings";
import type { Locale } from "@/lib/contract/locale";
import { addDays } from "@/lib/pricing/days";
import { refundTable } from "@/lib/pricing/refund";
import { ownPart } from "@/lib/pricing/shares";
import { bookingEvents, ledger, payments, refunds } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { type ChangeRow, openChange } from "../change/change-rows";
import { columnsAfter } from "../change/columns-after";
import { isChangeable } from "../change/priced-change";
import type { BookingRow } from "../lifecycle/transitions";
import { withoutExcess } from "../money/forget-refund";
import { invoicesOf } from "../money/invoice-rows";
import { standing } from "../money/ledger";
import { balanceDay, hasEnded, heldUntil, owed } from "../money/owed";
import { inWordsOf, pricesOn } from "../money/prices-on";
import type { RefundRow } from "../money/refund-done";
import { paidBooking, refundDue } from "../money/refund-due";
import { openShares, sharesOf } from "../shares/share-rows";
import { actionsOf, documentsOf } from "./actions";
import { type BookedJourney, bookedJourney } from "./booked-journey";

/** A booking as its guest sees it, in a language. */
export async function bookingView(row: BookingRow, locale: Locale): Promise<Booking> {
  const [booked, attempts, transfers, back, issued, change, split] = await Promise.all([
    bookedJourney(row, locale),
    attemptsOf(row.reference),
    transfersOf(row.reference),
    refundsOf(row.reference),
    invoicesOf(row.reference),
    openChange(row.reference),
    sharesOf(row.reference),
  ]);
  const { slug, title, picture } = booked;
  const today = businessDay();
  const isOpen = change !== undefined && isChangeable(row) && change.after.starts > today;
  const { dueNowMinor, balanceMinor } = owed(row);
  const own = ownPart(owed(row), openShares(split));
  const refund = refundDue(row, today);
  const offered = await pricesOn(row.proposed, row, booked);
  return {
    reference: row.reference,
    state: row.state,
    tour: { slug, title, picture },
    starts: row.starts,
    ends: addDays(row.starts, row.days - 1),
    fixed_date: row.departureId !== null,
    adults: row.adults,
    children: row.children,
    rooms: row.rooms,
    name: row.name,
    email: row.email,
    price: inWordsOf(row.price, booked, locale),
    due_now_minor: dueNowMinor,
    balance_minor: balanceMinor,
    ...(split.length > 0 && {
      own_part: { deposit_minor: own.depositMinor, all_minor: own.allMinor },
    }),
    paid_minor: row.paidMinor,
    balance_due: balanceDay(row),
    hold_until: heldUntil(row)?.toISOString() ?? null,
    invoice: row.invoice,
    invoices: issued.map(({ number, kind, issuedOn, totalMinor }) => ({
      ...{ number, kind, issued_on: issuedOn, total_minor: totalMinor },
    })),
    proposed: offered.map(({ starts, days, price }) => ({
      ...{ starts, ends: addDays(starts, days - 1), price },
    })),
    refund_table: refundRows(row, today),
    refund_today_minor: refund.refundMinor,
    refund_minor: refundOf(row, back),
    refund_open_minor: row.backMinor,
    by_agent: byAgent(row, refund.byAgentMinor),
    payments: paymentsOf(row, attempts, transfers, back),
    papers: documentsOf(row),
    actions: actionsOf(row, today, isOpen),
    proposed_change: change && isOpen ? await proposed(change, row, booked, locale) : null,
    ...((await isReplaced(row)) && { replaced: true }),
    missing: (["email", "country"] as const).filter(
      (field) => row.asksConsent && row[field] === "",
    ),
  };
}

/** Whether it ended as an offer that was made for it was accepted. */
async function isReplaced({ reference, state }: BookingRow): Promise<boolean> {
  if (state !== "cancelled") return false;
  const steps = await db()
    .select({ facts: bookingEvents.facts })
    .from(bookingEvents)
    .where(and(eq(bookingEvents.booking, reference), eq(bookingEvents.after, "cancelled")));
  return steps.some(({ facts }) => facts.some(({ kind }) => kind === "offer"));
}

/** The agent, where they have something of the guest's that they give back. */
function byAgent(row: BookingRow, todayMinor: number): Booking["by_agent"] {
  const { agent: name, byAgentMinor } = row;
  const today_minor = hasEnded(row) ? 0 : todayMinor;
  return today_minor + byAgentMinor > 0 ? { name, today_minor, back_minor: byAgentMinor } : null;
}

const refundsOf = async (reference: string): Promise<RefundRow[]> =>
  db().select().from(refunds).where(eq(refunds.booking, reference));

const attemptsOf = async (reference: string) =>
  db()
    .select()
    .from(payments)
    .where(eq(payments.booking, reference))
    .orderBy(asc(payments.createdAt));

const transfersOf = async (reference: string) =>
  db()
    .select()
    .from(ledger)
    .where(and(eq(ledger.booking, reference), eq(ledger.kind, "bank_transfer")))
    .orderBy(asc(ledger.at));

/** Why what comes after an end goes back. */
const inVain = ["paid_after_end", "no_seats_left"];

/**
 * What goes back, or has gone, since a booking ended: what its cancellation gives back, and what came
 * in vain. Null while it goes on, and where nothing of it is by us.
 */
function refundOf(row: BookingRow, back: readonly RefundRow[]): number | null {
  if (!hasEnded(row)) return null;
  const { cancelledAt, confirmedAt, refundMinor } = row;
  const since = back.filter(({ doneAt, reason }) =>
    cancelledAt
      ? doneAt === null || doneAt >= cancelledAt
      : confirmedAt === null || inVain.includes(reason),
  );
  const minor = since.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return minor === 0 ? refundMinor : Math.max(minor, refundMinor ?? 0);
}

async function proposed(
  change: ChangeRow,
  row: BookingRow,
  booked: BookedJourney,
  locale: Locale,
): Promise<NonNullable<Booking["proposed_change"]>> {
  const { id, message, after, price } = change;
  const { starts, days = row.days, adults, children, rooms } = after;
  const becomes = { ...change, departureId: row.departureId };
  const then = await withoutExcess({ ...row, ...columnsAfter(row, becomes) });
  const ends = addDays(starts, days - 1);
  return {
    ...{ id, message, after: { starts, ends, adults, children, rooms } },
    price: inWordsOf(price, booked, locale),
    refund_table: refundRows(then, businessDay()),
  };
}

/** What a cancellation keeps from today on. */
function refundRows(row: BookingRow, today: string): Booking["refund_table"] {
  return refundTable(today, paidBooking(row, today)).map(({ from, until, keptMinor }) => ({
    ...{ from, until, kept_minor: keptMinor },
  }));
}

/** Attempts to pay at the provider and transfers that arrived at the bank, in their order. */
function paymentsOf(
  row: BookingRow,
  attempts: (typeof payments.$inferSelect)[],
  transfers: (typeof ledger.$inferSelect)[],
  back: readonly RefundRow[],
): Booking["payments"] {
  const backOf = (id: string) =>
    back
      .filter(({ payment, state }) => payment === id && state === "done")
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return [
    ...attempts.map(({ id, state, purpose, amountMinor, createdAt }) => ({
      // The provider calls what went back by us reversed, as it does what the payer's bank took.
      state: backOf(id) >= amountMinor ? ("refunded" as const) : state,
      purpose,
      amount_minor: amountMinor,
      at: createdAt.toISOString(),
    })),
    ...standing(transfers).map(({ amountMinor, at }) => ({
      state: "completed" as const,
      purpose: isBalance(row, at) ? ("balance" as const) : ("deposit" as const),
      amount_minor: amountMinor,
      at: at.toISOString(),
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

const isBalance = ({ confirmedAt }: BookingRow, at: Date) =>
  confirmedAt !== null && at > confirmedAt;
