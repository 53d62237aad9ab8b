import { asc, desc, eq } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import type { OperatorAction } from "@/lib/contract/bookings";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { type DeskCallName, may } from "@/lib/contract/desk/rights";
import { isChangeable, isOnlyMadeCheaper } from "../../bookings/change/priced-change";
import { bookingView } from "../../bookings/guest/booking-view";
import { isForgotten } from "../../bookings/lifecycle/forgotten-guest";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { agentMoney, isSettledWithAgent } from "../../bookings/money/agent-money";
import { lateTransfer } from "../../bookings/money/late-transfer";
import { standing } from "../../bookings/money/ledger";
import { staysMinor } from "../../bookings/money/owed";
import { refundsByDay } from "../../bookings/money/refund-due";
import { oldestFirst, refundsByHand } from "../../bookings/money/refunds-by-hand";
import { bookingCalled } from "../../bookings/operator/decide";
import { freeDates } from "../../bookings/operator/operator-dates";
import { actionsNow } from "../../bookings/operator/operator-links";
import { earnsForAgent } from "../../bookings/operator/set-agent";
import { sharesOf } from "../../bookings/shares/share-rows";
import { bookingNotes } from "../../db/booking-change-schema";
import { ledger, payments, refunds } from "../../db/booking-schema";
import { requests } from "../../db/inbox-schema";
import { db } from "../../db/pool";
import { staff } from "../../db/staff-schema";
import { isUntold } from "../../payments/payment-rows";
import { restInBooks } from "../../payments/record-reversal";
import { isOfAnother } from "../../provider/provider-in-use";
import type { StaffRow } from "../../staff/sessions";
import { bookingHistory } from "./booking-history";
import { listRow } from "./booking-list";
import { extraNames } from "./known-of-booking";

const calls: Record<OperatorAction, DeskCallName> = {
  available: "accept-booking",
  propose: "propose-dates",
  cancel: "cancel-booking",
  record_payment: "record-transfer",
  record_refund: "record-refund",
};

/** Everything that is known about a booking. @throws ApiError `not_found` */
export async function oneBooking(person: StaffRow, reference: string): Promise<BookingDetail> {
  const row = await bookingCalled(reference);
  const actions = (await actionsNow(row)).filter((action) => mayDecide(person, action, row));
  const [view, money, byHand, notes, history, free, asked, [seller], agent, late, isSettled] =
    await Promise.all([
      bookingView(row, "en"),
      moneyOf(row),
      byHandOf(reference),
      notesOf(reference),
      bookingHistory(reference),
      actions.includes("propose") ? freeDates(row) : [],
      db().select({ id: requests.id }).from(requests).where(eq(requests.booking, reference)),
      row.madeBy
        ? db().select({ name: staff.name }).from(staff).where(eq(staff.id, row.madeBy))
        : [],
      agentOf(row),
      lateTransfer(row),
      isSettledWithAgent(row),
    ]);
  const { price, ends, papers, invoices, due_now_minor, balance_due } = view;
  return {
    ...listRow(row, view.tour.title),
    version: row.version,
    ...{ email: row.email, phone: row.phone, country: row.country, message: row.message },
    ...{ guest_forgotten: isForgotten(row), ended_links: row.keyNumber },
    ...{ rooms: row.rooms, ends },
    extras: extraNames(price),
    fixed_date: row.departureId !== null,
    ...{ price, due_now_minor, balance_due, papers },
    paid_minor: row.paidMinor,
    back_minor: row.backMinor,
    by_hand: byHand,
    hold_until: row.holdUntil?.toISOString() ?? null,
    invoice: row.invoice,
    invoices,
    proposed: row.proposed,
    ...money,
    ...{ notes, history, actions },
    guest_cancels: actions.includes("cancel") ? guestCancels(row) : [],
    free_dates: free.filter((day) => day > businessDay()),
    late_transfer: late,
    can_change: isChangeable(row) || isOnlyMadeCheaper(row),
    proposed_change: isChangeable(row) ? (view.proposed_change ?? null) : null,
    has_request: asked.length > 0,
    request: row.request,
    made_by: seller?.name ?? null,
    asks_consent: row.asksConsent,
    agent,
    can_set_agent: earnsForAgent(row) && !isSettled,
  };
}

/** Money that goes back is the owner's to decide about. */
export function mayDecide(
  { role }: Pick<StaffRow, "role">,
  action: OperatorAction,
  row: BookingRow,
): boolean {
  if (action === "cancel" && staysMinor(row) > 0 && role !== "owner") return false;
  return may(role, calls[action]);
}

const guestCancels = (row: BookingRow): BookingDetail["guest_cancels"] =>
  refundsByDay(row).map(({ from, until, refundMinor, byAgentMinor }) => ({
    ...{ from, until, back_minor: refundMinor, by_agent_minor: byAgentMinor },
  }));

/** What somebody has to send back, and to whom. */
async function byHandOf(reference: string): Promise<BookingDetail["by_hand"]> {
  const open = await refundsByHand(reference);
  return open.map(({ id, amountMinor, to }) => ({
    ...{ refund: id, amount_minor: amountMinor },
    to: to ?? "",
  }));
}

/** The agent who sold it, and how they stand with us. */
async function agentOf(row: BookingRow): Promise<BookingDetail["agent"]> {
  if (!row.agent) return null;
  const { commissionMinor, netMinor, owesMinor, ...settling } = await agentMoney(row);
  return {
    ...{ name: row.agent, commission_percent: row.commissionPercent },
    ...{ commission_minor: commissionMinor, net_minor: netMinor, owes_minor: owesMinor },
    ...{ keeps_minor: settling.keepsMinor, sends_minor: settling.sendsMinor },
    ...{ returns_minor: settling.returnsMinor, kept_minor: row.agentKeptMinor },
  };
}

async function moneyOf(row: BookingRow) {
  const { reference } = row;
  const [movements, attempts, back, split] = await Promise.all([
    db().select().from(ledger).where(eq(ledger.booking, reference)).orderBy(asc(ledger.id)),
    db()
      .select()
      .from(payments)
      .where(eq(payments.booking, reference))
      .orderBy(asc(payments.createdAt)),
    db()
      .select()
      .from(refunds)
      .where(eq(refunds.booking, reference))
      .orderBy(...oldestFirst),
    sharesOf(reference),
  ]);
  const stands = new Set(standing(movements).map(({ source }) => source));
  const nameOf = (source: string) => {
    const [kind, id] = source.split(" ");
    const payment = kind === "refund" ? back.find((each) => each.id === id)?.payment : id;
    const payer = attempts.find((each) => each.id === payment)?.payer;
    return split.find(({ share }) => share.id === payer)?.share.name || null;
  };
  const mayUndo = (made: typeof ledger.$inferSelect) =>
    made.kind === "bank_transfer" && stands.has(made.source);
  const otherOf = (payment: string | null) => {
    const found = attempts.find(({ id }) => id === payment);
    return found && isOfAnother(found) ? found.provider : null;
  };
  return {
    shares: split.map(({ share, state, paidMinor, backMinor }) => ({
      ...{ id: share.id, name: share.name, email: share.email, state },
      ...{ amount_minor: share.amountMinor, paid_minor: paidMinor, back_minor: backMinor },
    })),
    movements: movements.map((made) => ({
      ...{ id: made.id, kind: made.kind, note: made.note, payer: nameOf(made.source) },
      ...{ amount_minor: made.amountMinor, at: made.at.toISOString() },
      can_undo: mayUndo(made),
    })),
    attempts: attempts.map((attempt) => ({
      ...{ id: attempt.id, state: attempt.state, purpose: attempt.purpose },
      amount_minor: attempt.amountMinor,
      at: attempt.createdAt.toISOString(),
      other_provider: isUntold(attempt) ? attempt.provider : null,
      rest_minor: restInBooks(attempt, movements, back),
    })),
    refunds: back.map(({ id, payment, state, amountMinor, createdAt }) => ({
      ...{ id, state, amount_minor: amountMinor, at: createdAt.toISOString() },
      other_provider: otherOf(payment),
    })),
  };
}

async function notesOf(reference: string): Promise<BookingDetail["notes"]> {
  const rows = await db()
    .select({ note: bookingNotes, author: staff.name })
    .from(bookingNotes)
    .innerJoin(staff, eq(staff.id, bookingNotes.author))
    .where(eq(bookingNotes.booking, reference))
    .orderBy(desc(bookingNotes.id))
    .limit(100);
  return rows.map(({ note: { id, text, at }, author }) => ({
    ...{ id, author, text, at: at.toISOString() },
  }));
}
