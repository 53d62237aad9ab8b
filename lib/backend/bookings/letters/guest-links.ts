import type { Locale } from "@/lib/contract/locale";
import { brand, whatsappHref } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import type { LetterLink } from "../../mail/letter";
import { bookingKey } from "../booking-key";
import type { Telling } from "./telling";

/** The page of a booking with its key, which stands behind the `#` that browsers send to no server. */
export async function secretLink(reference: string, locale: Locale): Promise<string> {
  return absoluteUrl(locale, `${routes.booking}/${reference}#${await bookingKey(reference)}`);
}

/** How to reach us about a booking. */
export function helpLinks({ view }: Telling): LetterLink[] {
  return [{ text: `WhatsApp ${brand.phone}`, href: whatsappHref(view.reference) }];
}
