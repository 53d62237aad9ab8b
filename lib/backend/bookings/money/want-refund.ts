import { and, eq, isNull, sql } from "drizzle-orm";
import { inProportion } from "@/lib/pricing/shares";
import { bookings, refunds } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { canRefund, isOfAnother } from "../../provider/provider-in-use";
import { tellOperator } from "../../requests/outbox";
import type { BookingRow } from "../lifecycle/transitions";
import { hereMinor, staysMinor } from "./owed";
import { type PaidIn, paidInOf } from "./paid-in";

interface Part {
  payment: PaidIn["payment"] | undefined;
  amountMinor: number;
  /** How many refunds of this payment there are already. */
  before: number;
}

/** Whose money: of fellow travellers, by their shares, or `booker` for that of the one who booked. */
export type Whose = readonly string[];

/** Which money goes back first. */
interface First {
  /** What came by this payment; null says that it came another way. */
  from?: string | null;
  /** Where several people have paid: that of these. */
  whose?: Whose;
}

/**
 * Notes that money is to be given back, spread over the payments it came by, the newest first, or as
 * `first` says. Where no payment is named and several people have paid, each gets back in proportion to
 * what they paid. What the provider cannot do is the operator's to do, who is told.
 * Done in the transaction that decides it, with the booking locked.
 */
export async function wantRefund(
  transaction: Transaction,
  booking: BookingRow,
  amountMinor: number,
  reason: string,
  first: First = {},
): Promise<void> {
  const { reference, currency } = booking;
  await transaction.db
    .update(bookings)
    .set({ backMinor: sql`${bookings.backMinor} + ${amountMinor}` })
    .where(eq(bookings.reference, reference));
  const parts = await spread(transaction, booking, amountMinor, first);
  for (const { payment, amountMinor, before } of parts) {
    const elsewhere = payment !== undefined && isOfAnother(payment);
    const isOurs =
      payment?.state === "completed" && !elsewhere && canRefund(payment, { amountMinor, before });
    const id = `${payment?.id ?? reference}-R${before + 1}`;
    await transaction.db.insert(refunds).values({
      id,
      booking: reference,
      payment: payment?.id ?? null,
      amountMinor,
      currency,
      reason,
      state: isOurs ? "wanted" : "manual",
    });
    const why = elsewhere ? "refund_elsewhere" : "refund_by_hand";
    if (!isOurs) await tellOperator(transaction, "attention", reference, `${why} refund ${id}`);
  }
}

/** Wants back what was paid beyond the price of a booking, as far as it is here: it became cheaper, or more came. It is locked. */
export async function refundExcess(
  transaction: Transaction,
  booking: BookingRow,
  reason: "changed" | "paid_twice",
  whose?: Whose,
): Promise<void> {
  const excess = Math.min(staysMinor(booking) - booking.totalMinor, hereMinor(booking));
  if (excess > 0) await wantRefund(transaction, booking, excess, reason, whose && { whose });
}

async function spread(
  transaction: Transaction,
  booking: BookingRow,
  amountMinor: number,
  { from, whose = [] }: First,
): Promise<Part[]> {
  const { reference } = booking;
  const made = from === null ? [] : (await paidInOf(reference, transaction.db)).toReversed();
  const isFirst = ({ payment }: PaidIn) => payment.id === from;
  const paid = [...made.filter(isFirst), ...made.filter((each) => !isFirst(each))];
  const payers = [...new Set(paid.map(({ payment }) => payment.payer))].filter(
    (each) => each !== null,
  );
  const parts =
    from === undefined && payers.length > 0
      ? proportionally(paid, payers, hereMinor(booking), { amountMinor, whose })
      : taken(paid, amountMinor);
  const left = amountMinor - parts.reduce((sum, part) => sum + part.amountMinor, 0);
  if (left <= 0) return parts;
  const ofNone = and(eq(refunds.booking, reference), isNull(refunds.payment));
  // Some may have been taken away since: a number is given to nobody twice.
  const number = sql<number>`coalesce(max(substring(${refunds.id} from '[0-9]+$')::int), 0)`;
  const [last] = await transaction.db.select({ number }).from(refunds).where(ofNone);
  return [...parts, { payment: undefined, amountMinor: left, before: last?.number ?? 0 }];
}

/** From these payments in their order, as far as they reach. */
function taken(paid: readonly PaidIn[], amountMinor: number): Part[] {
  const parts: Part[] = [];
  let left = amountMinor;
  for (const each of paid) {
    const part = Math.min(left, stays(each));
    if (part <= 0) continue;
    parts.push({ payment: each.payment, amountMinor: part, before: each.refunds });
    left -= part;
  }
  return parts;
}

/** To each who paid; what came another way, as by a transfer, is of the one who booked. */
function proportionally(
  paid: readonly PaidIn[],
  payers: readonly string[],
  hereMinor: number,
  { amountMinor, whose }: { amountMinor: number; whose: Whose },
): Part[] {
  const paidBy = (payer: string | null) => paid.filter(({ payment }) => payment.payer === payer);
  const stayOf = (payer: string) => paidBy(payer).reduce((sum, each) => sum + stays(each), 0);
  const theirs = payers.map(stayOf);
  const rest = Math.max(hereMinor - sum(theirs), 0);
  const has = [rest, ...theirs];
  const isFirst = ["booker", ...payers].map((each) => whose.includes(each));
  const begun = inProportion(
    amountMinor,
    has.map((each, at) => (isFirst[at] ? each : 0)),
  );
  const after = inProportion(
    amountMinor - sum(begun),
    has.map((each, at) => each - (begun[at] ?? 0)),
  );
  const [own = 0, ...others] = begun.map((each, at) => each + (after[at] ?? 0));
  return [
    ...taken(paidBy(null), own),
    ...payers.flatMap((payer, at) => taken(paidBy(payer), others[at] ?? 0)),
  ];
}

const sum = (some: readonly number[]) => some.reduce((minor, each) => minor + each, 0);

/** What of a payment is here and not on its way back. */
const stays = ({ paidMinor, backMinor }: PaidIn) => paidMinor - backMinor;
