import type { Booking } from "@/lib/contract/bookings";
import type { Locale } from "@/lib/contract/locale";
import { brand } from "@/lib/site/brand";
import { calendarFile } from "@/lib/site/calendar-file";
import { absoluteUrl, originOf } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { bookedJourney, journeyIn } from "../bookings/guest/booked-journey";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { type BookingContext, bookingContext } from "./booking-context";
import { creditNoteDocument } from "./credit-note-document";
import { invoiceDocument } from "./invoice-document";
import { asIssued, issuedInvoice } from "./issued-invoice";
import { keptDrawing } from "./kept-drawings";
import { receiptDocument } from "./receipt-document";
import { journeyOf, tripPack } from "./trip-pack";

type DocumentKind = Booking["papers"][number];

interface BookingDocument {
  content_type: string;
  file_name: string;
  bytes: Buffer;
}

/**
 * A document of a booking in a language. Which ones there are in which state: `documentsOf`.
 *
 * @param number of an invoice or credit note; without it the invoice is the booking's latest
 */
export async function bookingDocument(
  kind: DocumentKind,
  booking: BookingRow,
  locale: Locale,
  number?: string,
): Promise<BookingDocument> {
  return documentOf(kind, await bookingContext(booking, locale), number);
}

/**
 * A document of a booking whose facts have been gathered already; drawn when its turn comes, and kept
 * until they change.
 *
 * @throws ApiError `unavailable` when too many documents are being drawn
 */
export async function documentOf(
  kind: DocumentKind,
  context: BookingContext,
  number?: string,
): Promise<BookingDocument> {
  const { t, view, ...facts } = context;
  const drawn = (draw: () => Promise<Buffer>, more: unknown = null) =>
    keptDrawing([kind, view, facts, more], draw);
  switch (kind) {
    case "invoice": {
      const issued = await issuedInvoice(context, number);
      const then = await asIssued(context, issued.invoice);
      const isCredit = issued.invoice.kind === "credit_note";
      const draw = isCredit ? creditNoteDocument : invoiceDocument;
      const bytes = await drawn(
        () => draw(then, issued),
        [issued, then.view.tour, then.view.price],
      );
      const title = t(isCredit ? "Documents.credit_note.title" : "Documents.invoice.title");
      return pdf(title, issued.invoice.number, bytes);
    }
    case "receipt": {
      const bytes = await drawn(() => receiptDocument(context));
      return pdf(t("Documents.receipt.title"), view.reference, bytes);
    }
    case "trip-pack": {
      const journey = await journeyOf(context);
      const bytes = await drawn(() => tripPack(context, journey), journey);
      return pdf(t("Documents.trip.title"), view.reference, bytes);
    }
    case "calendar":
      return {
        content_type: "text/calendar; charset=utf-8",
        file_name: `${view.reference}.ics`,
        bytes: Buffer.from(await journeyCalendar(context)),
      };
  }
}

/** A PDF under its title and number. */
export function pdf(title: string, number: string, bytes: Buffer): BookingDocument {
  const words = title.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-");
  return { content_type: "application/pdf", file_name: `${words}-${number}.pdf`, bytes };
}

/** The journey as an entry for a calendar. Its address lacks the key: calendars are shared. */
async function journeyCalendar({ booking, view, locale, t }: BookingContext): Promise<string> {
  const journey = await bookedJourney(booking, locale);
  const { tour, words, accepted } = journey;
  const { reference, starts, ends } = view;
  const url = absoluteUrl(locale, `${routes.booking}/${reference}`);
  const days = journeyIn(journey, booking, locale).days.map(({ day, title }) => `${day}. ${title}`);
  const contact = t("Documents.trip.calendar", {
    reference,
    brand: brand.name,
    phone: brand.phone,
  });
  return calendarFile(
    {
      uid: `${reference}@${new URL(originOf("en")).hostname}`,
      title: view.tour.title,
      text: [contact, "", ...days].join("\n"),
      place: (!accepted?.isBlank && words.places.get(tour.facts.start)?.name) || brand.city,
      url,
      starts,
      ends,
    },
    booking.confirmedAt ?? booking.createdAt,
  );
}
