import { sql } from "drizzle-orm";
import { formatDay } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { waitingList } from "../../db/booking-schema";
import { departures } from "../../db/schema";
import type { WrittenMail } from "../written-email";
import { mailTo } from "./place-email";

/** Tells someone on the waiting list that there are seats; undefined when they are gone again. */
export function seatFreeMail(reference: string): Promise<WrittenMail | undefined> {
  const isFree = sql`${departures.seats} - ${departures.seatsTaken} >= ${waitingList.seats}`;
  return mailTo(reference, isFree, ({ waiting, departure, tour, slug, locale, t }) => {
    const values = {
      tour,
      starts: formatDay(departure.starts, locale),
      seats: departure.seats - departure.seatsTaken,
      hours: policy.holdHours,
    };
    const wanted = new URLSearchParams({
      tour: slug,
      date: departure.starts,
      adults: String(waiting.seats),
    });
    return {
      subject: t("BookingMail.seat_free.subject", values),
      paragraphs: [
        t("BookingMail.seat_free.intro", values),
        t("BookingMail.seat_free.next", values),
      ],
      action: {
        text: t("BookingMail.link.book"),
        href: absoluteUrl(locale, `${routes.booking}?${wanted}`),
      },
      facts: [],
    };
  });
}
