import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { BookingState } from "@/lib/contract/bookings";
import { deskBookings } from "@/lib/contract/changes";
import type { StepFact } from "@/lib/contract/desk/step-facts";
import { ApiError } from "@/lib/contract/errors";
import { bookingEvents, bookings } from "../../db/booking-schema";
import { offers } from "../../db/offer-schema";
import type { Transaction } from "../../db/transaction";
import { answeredAgain, settleRequest } from "../../inbox/settle-request";
import { withdrawOpen } from "../change/change-rows";

/** Who made a transition happen. */
export type Actor = "guest" | "operator" | "system" | "provider";
export type BookingRow = typeof bookings.$inferSelect;

/** From where each state can be reached; everything else is a conflict. */
export const before: Record<BookingState, readonly BookingState[]> = {
  enquiry: [],
  consultation: ["enquiry", "consultation", "provisional", "invoiced"],
  provisional: ["enquiry", "consultation"],
  // Also where a transfer had confirmed it that never came.
  invoiced: ["provisional", "confirmed"],
  // Money that arrives after the seats were given back confirms, if there are seats again.
  // Also when what came before was too little, and has gone back.
  confirmed: ["provisional", "invoiced", "expired", "refunded"],
  expired: ["provisional", "invoiced", "consultation"],
  cancelled: ["enquiry", "consultation", "provisional", "invoiced", "confirmed"],
  refunded: ["cancelled", "confirmed", "expired"],
};

/** The states in which a booking has a place that can be changed. */
export const keepsPlace: readonly BookingState[] = ["provisional", "invoiced", "confirmed"];

/** The states in which somebody travels, or still may. */
export const live: BookingState[] = ["enquiry", "consultation", ...keepsPlace];

/** What becomes of the wish that a booking began as; else it is answered. */
const becomes: Partial<Record<BookingState, "won" | "lost">> = {
  confirmed: "won",
  cancelled: "lost",
  expired: "lost",
};

export interface Move {
  reference: string;
  to: BookingState;
  actor: Actor;
  /** What somebody wrote with it. */
  note?: string | undefined;
  facts?: StepFact[] | undefined;
  /** Columns that change with the state. */
  set?: Omit<PgUpdateSetSource<typeof bookings>, "reference" | "state"> | undefined;
  /** A further condition, e.g. that the hold has ended. */
  where?: SQL | undefined;
}

/**
 * Moves a booking to a state, in one conditional update, and notes it in its history.
 *
 * @returns the booking as it is now
 * @throws ApiError `conflict` when it is in no state that leads there, or the condition fails
 */
export async function move(transaction: Transaction, change: Move): Promise<BookingRow> {
  const moved = await tryMove(transaction, change);
  if (!moved) throw new ApiError("conflict");
  return moved;
}

/** As `move`, but answers undefined instead of throwing. */
export async function tryMove(
  transaction: Transaction,
  { reference, to, actor, note, facts, set, where }: Move,
): Promise<BookingRow | undefined> {
  const { db, changed } = transaction;
  const [held] = await db
    .select({ state: bookings.state })
    .from(bookings)
    .where(eq(bookings.reference, reference))
    .for("update");
  if (!held) return undefined;
  const [moved] = await db
    .update(bookings)
    .set({ ...set, state: to })
    .where(
      and(
        eq(bookings.reference, reference),
        inArray(bookings.state, [...before[to]]),
        where ?? sql`true`,
      ),
    )
    .returning();
  if (!moved) return undefined;
  await db
    .insert(bookingEvents)
    .values({ booking: reference, before: held.state, after: to, actor, note, facts });
  changed.add(deskBookings);
  // Nobody agrees to a change of what holds no place any more.
  if (!keepsPlace.includes(to)) await withdrawOpen(transaction, reference);
  const outcome = becomes[to];
  await settleRequest(transaction, reference, outcome ?? "answered", actor === "operator");
  // Whoever asked before the desk booked for them may still be won when that booking comes to nothing.
  if (moved.request && outcome)
    await settleRequest(transaction, moved.request, outcome === "won" ? "won" : "answered", false);
  if (outcome) await settleOffered(transaction, moved, outcome);
  return moved;
}

/** The request of an offer was won when that was accepted; it is open again where nobody ever paid. */
async function settleOffered(
  transaction: Transaction,
  { reference, confirmedAt }: BookingRow,
  outcome: "won" | "lost",
): Promise<void> {
  const [offer] = await transaction.db
    .select({ request: offers.request })
    .from(offers)
    .where(eq(offers.booking, reference));
  if (!offer?.request) return;
  if (outcome === "won") await settleRequest(transaction, offer.request, "won", false);
  else if (confirmedAt === null) await answeredAgain(transaction, offer.request);
}
