import type { Entry } from "@/lib/backend/bookings/money/ledger";
import { newReference } from "@/lib/backend/requests/reference";
import { businessDay } from "@/lib/clock";
import type { Locale } from "@/lib/contract/locale";
import { addDays } from "@/lib/pricing/days";
import { partyPrice } from "@/lib/pricing/party-price";
import { rowOf } from "./booking";

type Row = typeof import("@/lib/backend/db/booking-schema").bookings.$inferSelect;

/** Who books: a name of letters that must survive mails, markup and documents. */
export const guest = { name: "Łucja & <Ana> Weiß", email: "lucja@example.com" };

const dayMs = 86_400_000;
const today = () => businessDay();
let invoices = 0;
/** The number of an invoice is there once: of a year in which the site itself issued none. */
const nextInvoice = () => `2001-${String(++invoices).padStart(5, "0")}`;

/**
 * A booking of the private tour by two adults and a child, 200 days ahead, as it stands in a state:
 * held for two days while it waits, its deposit in the ledger once it is confirmed.
 */
export async function storedBooking(
  locale: Locale,
  changes: Partial<Row> & Pick<Row, "state">,
): Promise<Row> {
  const { db, pool } = await import("@/lib/backend/db/pool");
  const { bookings } = await import("@/lib/backend/db/booking-schema");
  const { tours } = await import("@/lib/backend/db/schema");
  const { eq } = await import("drizzle-orm");
  const [tour] = await db().select().from(tours).where(eq(tours.id, "crater-and-plains"));
  if (!tour) throw new Error("the tour of the samples is gone");
  const starts = changes.starts ?? addDays(today(), 200);
  const { referenceData } = await import("@/lib/backend/catalogue/reference-data");
  const text = (await referenceData(locale)).lists.extras["sleeping-bag"] ?? "";
  const party = { adults: 2, children: [9], rooms: 2, starts };
  const price = partyPrice(tour.facts.prices, party, today(), {
    extras: [{ key: "sleeping-bag", text, per: "person", unit_minor: 3_000 }],
    coupon: { code: "KARIBU", amountMinor: 5_000 },
  });
  const { state } = changes;
  const waits = state === "provisional" || state === "invoiced";
  const wasConfirmed = state === "confirmed";
  const reference = newReference("B");
  await db()
    .insert(bookings)
    .values({
      ...{ reference, locale, tourId: tour.id, days: tour.days, ...party, ...guest },
      ...{ phone: "+4930901820", country: "DE", message: "With a view <please>.", price },
      ...{ currency: "USD", totalMinor: price.total_minor, dueNowMinor: price.due_now_minor },
      balanceDue: price.balance_due,
      holdUntil: waits ? new Date(Date.now() + 2 * dayMs) : null,
      invoice: state === "invoiced" || wasConfirmed ? nextInvoice() : null,
      invoicedAt: state === "invoiced" || wasConfirmed ? new Date() : null,
      confirmedAt: wasConfirmed ? new Date() : null,
      ...changes,
    });
  if (wasConfirmed) await pay(reference, `payment ${reference}-1`, price.due_now_minor);
  await pool().query(
    "insert into booking_events (booking, after, actor) values ($1, $2, 'guest')",
    [reference, state],
  );
  return rowOf(reference);
}

/** Enters a movement of money as the site does; negative when it goes back. */
export async function pay(
  reference: string,
  source: string,
  amountMinor: number,
  note = "",
): Promise<void> {
  const { inTransaction } = await import("@/lib/backend/db/transaction");
  const { enter } = await import("@/lib/backend/bookings/money/ledger");
  const [cause] = source.split(" ");
  const kind = cause === "bank" ? "bank_transfer" : (cause as Entry["kind"]);
  await inTransaction((transaction) =>
    enter(transaction, { booking: reference, kind, source, amountMinor, currency: "USD", note }),
  );
}
