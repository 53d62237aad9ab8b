import { sql } from "drizzle-orm";
import { formatDay } from "@/lib/i18n/format";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { waitingList } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import type { WrittenEmail } from "../written-email";
import { placeEmail } from "./place-email";

/** Tells someone on the waiting list that there are seats; undefined when they are gone again. */
export function seatFreeEmail(reference: string): Promise<WrittenEmail | undefined> {
  const isFree = sql`${departures.seats} - ${departures.seatsTaken} >= ${waitingList.seats}`;
  return placeEmail(reference, isFree, ({ waiting, departure, tour, slug, locale, t }) => {
    const values = {
      tour,
      starts: formatDay(departure.starts, locale),
      seats: departure.seats - departure.seatsTaken,
    };
    const wanted = new URLSearchParams({
      tour: slug,
      date: departure.starts,
      adults: String(waiting.seats),
    });
    return {
      subject: t("BookingEmail.seatFree.subject", values),
      paragraphs: [
        t("BookingEmail.seatFree.intro", values),
        t("BookingEmail.seatFree.next", values),
      ],
      action: {
        text: t("BookingEmail.link.book"),
        href: absoluteUrl(locale, `${routes.booking}?${wanted}`),
      },
      facts: [],
    };
  });
}
