import { sql } from "drizzle-orm";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay } from "@/lib/i18n/format";
import { absoluteUrl } from "@/lib/site/domains";
import { tourPath } from "@/lib/site/routes";
import type { WrittenMail } from "../written-email";
import { mailTo } from "./place-email";

/** Tells someone that they are on a waiting list, anew or still; undefined when they are not any more. */
export function listedMail(
  reference: string,
  news: "listed" | "still-listed",
): Promise<WrittenMail | undefined> {
  return mailTo(reference, sql`true`, ({ waiting, departure, tour, slug, locale, t }) => {
    const { seats } = waiting;
    const values = { tour, starts: formatDay(departure.starts, locale), seats };
    return {
      subject: t("BookingMail.listed.subject", values),
      paragraphs: [
        t(news === "listed" ? "BookingMail.listed.intro" : "BookingMail.listed.still", values),
        t("BookingMail.listed.next"),
        t("BookingMail.listed.leave"),
      ],
      action: {
        text: t("BookingMail.link.tour"),
        href: absoluteUrl(locale, tourPath(slug)),
      },
      facts: [
        [t("BookingMail.listed.reference"), reference],
        [t("Mail.fields.tour"), tour],
        [t("BookingMail.fields.dates"), departureDates(locale)(departure)],
        [t("BookingMail.listed.seats"), String(seats)],
      ],
    };
  });
}
