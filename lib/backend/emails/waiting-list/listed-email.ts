import { sql } from "drizzle-orm";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay } from "@/lib/i18n/format";
import { absoluteUrl } from "@/lib/site/domains";
import { tourPath } from "@/lib/site/routes";
import type { WrittenEmail } from "../written-email";
import { placeEmail } from "./place-email";

/** Tells someone that they are on a waiting list, anew or still; undefined when they are not any more. */
export function listedEmail(
  reference: string,
  news: "listed" | "still-listed",
): Promise<WrittenEmail | undefined> {
  return placeEmail(reference, sql`true`, ({ waiting, departure, tour, slug, locale, t }) => {
    const { seats } = waiting;
    const values = { tour, starts: formatDay(departure.starts, locale), seats };
    return {
      subject: t("BookingEmail.listed.subject", values),
      paragraphs: [
        t(news === "listed" ? "BookingEmail.listed.intro" : "BookingEmail.listed.still", values),
        t("BookingEmail.listed.next"),
        t("BookingEmail.listed.leave"),
      ],
      action: {
        text: t("BookingEmail.link.tour"),
        href: absoluteUrl(locale, tourPath(slug)),
      },
      facts: [
        [t("BookingEmail.listed.reference"), reference],
        [t("Email.fields.tour"), tour],
        [t("BookingEmail.fields.dates"), departureDates(locale)(departure)],
        [t("BookingEmail.listed.seats"), String(seats)],
      ],
    };
  });
}
