import { asc, eq } from "drizzle-orm";
import type { Booking } from "@/lib/contract/bookings";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { type Translator, translator } from "@/lib/i18n/translator";
import { bookingView } from "../bookings/guest/booking-view";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { ledger } from "../db/booking-schema";
import { db } from "../db/pool";

export type LedgerRow = typeof ledger.$inferSelect;

/** A booking with what is needed to write about it in a language. */
export interface BookingContext {
  booking: BookingRow;
  view: Booking;
  /** Every movement of its money, in the order of time. */
  entries: LedgerRow[];
  /** What was received from the guest, in minor units, whether or not some went back later. */
  receivedMinor: number;
  locale: Locale;
  t: Translator;
}

/** What is written about a journey, be it booked or offered. */
export interface JourneyContext extends Pick<BookingContext, "locale" | "t"> {
  view: Pick<
    Booking,
    "starts" | "ends" | "adults" | "children" | "rooms" | "fixed_date" | "price" | "refund_table"
  >;
}

/** Gathers what emails and documents say about a booking; in the guest's language if none is named. */
export async function bookingContext(
  booking: BookingRow,
  locale: Locale = LocaleSchema.parse(booking.locale),
): Promise<BookingContext> {
  const [view, entries] = await Promise.all([
    bookingView(booking, locale),
    db()
      .select()
      .from(ledger)
      .where(eq(ledger.booking, booking.reference))
      .orderBy(asc(ledger.at), asc(ledger.id)),
  ]);
  // What an agent gives back themselves is no longer in the ledger.
  const receivedMinor = entries
    .filter(({ kind }) => kind !== "refund")
    .reduce((sum, { amountMinor }) => sum + amountMinor, booking.byAgentMinor);
  return { booking, view, entries, receivedMinor, locale, t: translator(locale) };
}
