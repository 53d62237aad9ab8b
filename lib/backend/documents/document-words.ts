import { countryName } from "@/lib/i18n/country-name";
import type { Translator } from "@/lib/i18n/translator";
import { brand } from "@/lib/site/brand";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import type { BookingContext } from "./booking-context";
import { documentFonts } from "./document-fonts";
import { canBeWritten } from "./font-runs";
import { loadScripts } from "./script-fonts";
import { Sheet } from "./sheet";
import { partyText, tripDates } from "./trip-words";

type Pair = [label: string, value: string];

/** A new document about a booking; what it says beside the booking's own view is given. */
export async function newSheet(
  context: BookingContext,
  title: string,
  at: Date,
  says?: object,
): Promise<Sheet> {
  const subject = `${context.view.tour.title}, ${context.view.reference}`;
  const about = { title, author: brand.name, subject, locale: context.locale, at };
  await loadScripts(JSON.stringify([context.booking.name, context.view, says]));
  return new Sheet(about, await documentFonts());
}

/** Who booked: the name, or the address where the name is in a script of which we have no font. */
export function guestName({ name, email }: BookingRow): string {
  return canBeWritten(name) ? name : email;
}

/** Who booked, in lines. */
export function guestAddress({ booking, locale }: BookingContext): string[] {
  const country = countryName(booking.country, locale);
  const lines = [guestName(booking), country, booking.email, booking.phone];
  return [...new Set(lines)].filter((line) => line !== "");
}

/** Which journey, when, and for whom. */
export function journeyFacts(context: BookingContext): Pair[] {
  const { view, t } = context;
  return [
    [t("BookingEmail.fields.reference"), view.reference],
    [t("Email.fields.tour"), view.tour.title],
    [t("BookingEmail.fields.dates"), tripDates(context)],
    [t("BookingEmail.fields.party"), partyText(context)],
  ];
}

/** What a document of the sample edition says at its end; nothing for a real operator. */
export function sampleNote(t: Translator, key: "sample" | "sampleShort"): string[] {
  return brand.isSample ? [t(`Documents.${key}`, { brand: brand.name })] : [];
}
