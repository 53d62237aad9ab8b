import { and, desc, eq, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { businessDay, now } from "@/lib/clock";
import { defaultLocale } from "@/lib/i18n/locales";
import { addDays } from "@/lib/pricing/days";
import { type InvoiceRow, type InvoiceSays, invoices } from "../../db/invoice-schema";
import { db } from "../../db/pool";
import { tourTexts } from "../../db/schema";
import type { Transaction } from "../../db/transaction";
import { acceptedOffer } from "../guest/booked-journey";
import type { BookingRow } from "../lifecycle/transitions";

type Draft = Omit<InvoiceRow, "number" | "year" | "position" | "issuedOn" | "issuedAt">;

/**
 * Issues an invoice or a credit note under the next number of the year, `2027-00042`. Numbers are
 * taken one transaction after the other until each ends, so it is the last thing that a transaction
 * does: whoever waits for a number holds nothing that its owner may still want.
 */
export async function issue({ db }: Transaction, draft: Draft): Promise<InvoiceRow> {
  const issuedOn = businessDay();
  const year = Number(issuedOn.slice(0, 4));
  const taken = await db.execute<{ position: number }>(
    sql`select take_invoice_position(${year}::int) as position`,
  );
  const position = Number(taken.rows[0]?.position);
  const number = `${year}-${String(position).padStart(5, "0")}`;
  const [row] = await db
    .insert(invoices)
    .values({ ...draft, number, year, position, issuedOn, issuedAt: now() })
    .returning();
  if (!row) throw new Error("the invoice was not stored");
  return row;
}

const creditNotes = alias(invoices, "credit_notes");

/** The invoice of a booking that counts: issued, and not credited. */
export async function currentInvoice(
  { db }: Transaction,
  booking: string,
): Promise<InvoiceRow | undefined> {
  const credit = db
    .select({ number: creditNotes.number })
    .from(creditNotes)
    .where(eq(creditNotes.credits, invoices.number));
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.booking, booking), eq(invoices.kind, "invoice"), notExists(credit)))
    .orderBy(desc(invoices.issuedAt), desc(invoices.position))
    .limit(1);
  return row;
}

/** Every invoice and credit note of a booking, in the order in which they were issued. */
export function invoicesOf(
  booking: string,
  reader: Pick<Transaction["db"], "select"> = db(),
): Promise<InvoiceRow[]> {
  return reader
    .select()
    .from(invoices)
    .where(eq(invoices.booking, booking))
    .orderBy(invoices.issuedAt, invoices.year, invoices.position);
}

/** What an invoice says of a booking as it is now. Read by the transaction, which may hold the last connection. */
export async function saysOf({ db }: Transaction, booking: BookingRow): Promise<InvoiceSays> {
  const { tourId, locale, starts, days, adults, children, rooms, price } = booking;
  const [tour] = await db
    .select({ title: tourTexts.title })
    .from(tourTexts)
    .where(
      and(eq(tourTexts.tourId, tourId), sql`${tourTexts.locale} in (${locale}, ${defaultLocale})`),
    )
    .orderBy(desc(sql`${tourTexts.locale} = ${locale}`))
    .limit(1);
  const own = (await acceptedOffer(booking.reference, db))?.words[locale];
  return {
    title: own?.title ?? tour?.title ?? tourId,
    ...{ starts, ends: addDays(starts, days - 1), adults, children, rooms },
    lines: price.lines,
  };
}
