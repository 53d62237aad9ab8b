import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { holdHours } from "@/lib/contract/bookings";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { domains, env } from "@/lib/env";
import { formatDay } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import { brand, whatsappHref } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { waitingList } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { departures } from "../../db/schema";
import type { Letter } from "../../mail/letter";
import type { WrittenMail } from "../../mail/mails";
import { bookedTour } from "../booked-tour";

/** Tells someone on the waiting list that there are seats; undefined when they are gone again. */
export async function seatFreeMail(reference: string): Promise<WrittenMail | undefined> {
  const [row] = await db()
    .select({ waiting: waitingList, departure: departures })
    .from(waitingList)
    .innerJoin(departures, eq(departures.id, waitingList.departureId))
    .where(
      and(
        eq(waitingList.reference, reference),
        isNull(departures.retiredAt),
        gt(departures.starts, sql`current_date`),
        sql`${departures.seats} - ${departures.seatsTaken} >= ${waitingList.seats}`,
      ),
    );
  if (!row) return undefined;
  const locale = LocaleSchema.parse(row.waiting.locale);
  const { title, slug } = await bookedTour(row.departure.tourId, locale);
  return {
    letter: letterOf(row, title, slug, locale),
    locale,
    to: { name: row.waiting.name, address: row.waiting.email },
    replyTo: { name: brand.name, address: env.OPERATOR_EMAIL },
    domain: domains[locale],
  };
}

interface Free {
  waiting: typeof waitingList.$inferSelect;
  departure: typeof departures.$inferSelect;
}

function letterOf(
  { waiting, departure }: Free,
  tour: string,
  slug: string,
  locale: Locale,
): Letter {
  const t = translator(locale);
  const values = {
    tour,
    starts: formatDay(departure.starts, locale),
    seats: departure.seats - departure.seatsTaken,
    hours: holdHours,
  };
  const wanted = new URLSearchParams({
    tour: slug,
    date: departure.starts,
    adults: String(waiting.seats),
  });
  return {
    subject: t("BookingMail.seat_free.subject", values),
    paragraphs: [
      t("Mail.greeting", { name: waiting.name }),
      t("BookingMail.seat_free.intro", values),
      t("BookingMail.seat_free.next", values),
    ],
    action: {
      text: t("BookingMail.link.book"),
      href: absoluteUrl(locale, `${routes.booking}?${wanted}`),
    },
    facts: [],
    links: [{ text: `WhatsApp ${brand.phone}`, href: whatsappHref(tour) }],
    after: [t("BookingMail.help", { phone: brand.phone })],
    signature: [t("Mail.closing"), t("Mail.team", { brand: brand.name }), brand.phone],
    footnote: t("Mail.sent_to_you", { site: domains[locale] }),
  };
}
