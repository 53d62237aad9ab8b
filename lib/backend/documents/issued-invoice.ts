import { ApiError } from "@/lib/contract/errors";
import { formatPayment } from "@/lib/i18n/format";
import { bookedJourney } from "../bookings/guest/booked-journey";
import { invoicesOf } from "../bookings/money/invoice-rows";
import { inWordsOf } from "../bookings/money/prices-on";
import type { InvoiceRow } from "../db/invoice-schema";
import type { BookingContext } from "./booking-context";
import type { AmountRow } from "./sheet-parts";

export interface Issued {
  invoice: InvoiceRow;
  /** What credits it, or what it credits. */
  other: InvoiceRow | undefined;
  /** Of a credit note, those that had credited some of the same invoice before it. */
  before: InvoiceRow[];
}

/**
 * An invoice or credit note of a booking; the one that is the booking's where none is named.
 *
 * @throws ApiError `not_found`
 */
export async function issuedInvoice(
  { booking }: BookingContext,
  number = booking.invoice,
): Promise<Issued> {
  const all = await invoicesOf(booking.reference);
  const invoice = all.find((each) => each.number === number);
  if (!invoice) throw new ApiError("not_found");
  const other = all.find(
    (each) => each.credits === invoice.number || each.number === invoice.credits,
  );
  const { credits } = invoice;
  const notes = all.slice(0, all.indexOf(invoice)).filter((each) => each.credits !== null);
  return { invoice, other, before: notes.filter((each) => each.credits === credits) };
}

/**
 * A booking as it was when its invoice was issued. The words are those of the invoice in the guest's
 * language; in another they are the catalogue's.
 */
export async function asIssued(
  context: BookingContext,
  { guest, says, totalMinor, locale, currency }: InvoiceRow,
): Promise<BookingContext> {
  const { booking, view } = context;
  const { name = "", country = "", email = "", phone = "" } = guest;
  const { title, lines, starts, ends, adults, children, rooms } = says;
  const price = { ...view.price, lines, currency, total_minor: totalMinor };
  const isTheirs = locale === context.locale;
  const journey = await bookedJourney(booking, context.locale);
  return {
    ...context,
    booking: { ...booking, name, country, email, phone, starts },
    view: {
      ...view,
      ...{ starts, ends, adults, children, rooms },
      tour: isTheirs ? { ...view.tour, title } : view.tour,
      price: isTheirs ? price : inWordsOf(price, journey, context.locale),
    },
  };
}

/** How much of an invoice is tax; nothing where there is none. */
export function taxRows({ taxPercent, taxMinor }: InvoiceRow, { t }: BookingContext): AmountRow[] {
  if (taxPercent === 0) return [];
  const label = t("Documents.invoice.tax", { percent: taxPercent });
  return [{ label, amount: formatPayment(Math.abs(taxMinor)) }];
}
