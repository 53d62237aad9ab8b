import { and, eq, gt, isNull, type SQL } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { translator } from "@/lib/i18n/translator";
import { brand, whatsappHref } from "@/lib/site/brand";
import { bookedTour } from "../../bookings/guest/booked-tour";
import { leavingLink } from "../../bookings/waiting-list/leave-waiting-list";
import { waitingList } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import { db } from "../../db/pool";
import type { EmailContent } from "../email-content";
import { operatorMailbox } from "../operator-mailbox";
import type { WrittenEmail } from "../written-email";

interface Place {
  waiting: typeof waitingList.$inferSelect;
  departure: typeof departures.$inferSelect;
  tour: string;
  slug: string;
  locale: Locale;
  t: ReturnType<typeof translator>;
}

type Words = Pick<EmailContent, "subject" | "paragraphs" | "action" | "facts">;

/** A mail about a place on the list of a departure that is still to come, if `condition` holds. */
export async function placeEmail(
  reference: string,
  condition: SQL,
  say: (place: Place) => Words,
): Promise<WrittenEmail | undefined> {
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
    content: {
      ...said,
      paragraphs: [t("Email.greeting", { name }), ...said.paragraphs],
      links: [
        { text: t("BookingEmail.listed.leaveLink"), href: leaving },
        { text: `WhatsApp ${brand.phone}`, href: whatsappHref(tour) },
      ],
      after: [t("BookingEmail.help", { phone: brand.phone })],
      signature: [t("Email.closing"), t("Email.team", { brand: brand.name }), brand.phone],
      footnote: t("Email.sentToYou", { site: domains[locale] }),
    },
    locale,
    to: { name, address: email },
    replyTo: operatorMailbox(),
    domain: domains[locale],
  };
}
