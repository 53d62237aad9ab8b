import { brand } from "@/lib/site/brand";
import { calendarFile } from "@/lib/site/calendar-file";
import { absoluteUrl, originOf } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { bookedTour } from "../bookings/guest/booked-tour";
import { itinerary } from "../catalogue/itinerary";
import type { BookingContext } from "./booking-context";

/** The journey as an entry for a calendar. Its address lacks the key: calendars are shared. */
export async function journeyCalendar({
  booking,
  view,
  locale,
  t,
}: BookingContext): Promise<string> {
  const { tour, words } = await bookedTour(booking.tourId, locale);
  const { reference, starts, ends } = view;
  const url = absoluteUrl(locale, `${routes.booking}/${reference}`);
  const days = itinerary(tour.facts.days, words).map(({ day, title }) => `${day}. ${title}`);
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
      place: words.places.get(tour.facts.start)?.name ?? brand.city,
      url,
      starts,
      ends,
    },
    booking.confirmedAt ?? booking.createdAt,
  );
}
