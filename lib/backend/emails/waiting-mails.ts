import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { domains, env } from "@/lib/env";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import { policy } from "@/lib/pricing/policy";
import { brand, whatsappHref } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes, tourPath } from "@/lib/site/routes";
import { bookedTour } from "../bookings/booked-tour";
import { leavingLink } from "../bookings/leave-waiting-list";
import { waitingList } from "../db/booking-schema";
import { db } from "../db/pool";
import { departures } from "../db/schema";
import type { Letter } from "./letter";
import type { WrittenMail } from "./written-mail";

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

interface Place {
  waiting: typeof waitingList.$inferSelect;
  departure: typeof departures.$inferSelect;
  tour: string;
  slug: string;
  locale: Locale;
  t: ReturnType<typeof translator>;
}

type Words = Pick<Letter, "subject" | "paragraphs" | "action" | "facts">;

/** A mail about a place on the list of a departure that is still to come, if `condition` holds. */
async function mailTo(
  reference: string,
  condition: SQL,
  say: (place: Place) => Words,
): Promise<WrittenMail | undefined> {
  const [row] = await db()
    .select({ waiting: waitingList, departure: departures })
    .from(waitingList)
    .innerJoin(departures, eq(departures.id, waitingList.departureId))
    .where(
      and(
        eq(waitingList.reference, reference),
        isNull(departures.retiredAt),
        gt(departures.starts, businessDay()),
        condition,
      ),
    );
  if (!row) return undefined;
  const locale = LocaleSchema.parse(row.waiting.locale);
  const { title: tour, slug } = await bookedTour(row.departure.tourId, locale);
  const t = translator(locale);
  const { name, email } = row.waiting;
  const leaving = await leavingLink(reference, row.departure.starts, locale);
  const said = say({ ...row, tour, slug, locale, t });
  return {
    letter: {
      ...said,
      paragraphs: [t("Mail.greeting", { name }), ...said.paragraphs],
      links: [
        { text: t("BookingMail.listed.leave_link"), href: leaving },
        { text: `WhatsApp ${brand.phone}`, href: whatsappHref(tour) },
      ],
      after: [t("BookingMail.help", { phone: brand.phone })],
      signature: [t("Mail.closing"), t("Mail.team", { brand: brand.name }), brand.phone],
      footnote: t("Mail.sent_to_you", { site: domains[locale] }),
    },
    locale,
    to: { name, address: email },
    replyTo: { name: brand.name, address: env.OPERATOR_EMAIL },
    domain: domains[locale],
  };
}
