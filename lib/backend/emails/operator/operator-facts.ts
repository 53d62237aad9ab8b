import { LocaleSchema } from "@/lib/contract/locale";
import { countryName } from "@/lib/i18n/country-name";
import { seatsOn } from "../../bookings/lifecycle/seats";
import type { BookingContext } from "../../documents/booking-context";
import { momentText, partyText, tripDates } from "../../documents/trip-words";
import type { EmailContent } from "../email-content";

/** Everything that is known about a booking, in English; what is not there is left out. */
export async function operatorFacts(context: BookingContext): Promise<EmailContent["facts"]> {
  const { booking, view, t } = context;
  const all: EmailContent["facts"] = [
    ["Booking", booking.reference],
    ["State", booking.state],
    ["Tour", `${view.tour.title} (${booking.tourId})`],
    ["Dates", tripDates(context)],
    ["Departure", await departureText(booking.departureId)],
    ["Travellers", partyText(context)],
    ["Extras", booking.extras.join(", ")],
    ["Coupon", booking.coupon ?? ""],
    ["Name", booking.name],
    ["E-mail", booking.email],
    ["Phone", booking.phone],
    ["Country", countryName(booking.country, "en")],
    ["Language", t(`Vocabulary.language.${LocaleSchema.parse(booking.locale)}`)],
    ["Held until", booking.holdUntil ? momentText(booking.holdUntil, context) : ""],
    ["Invoice", booking.invoice ?? ""],
    ["Proposed dates", booking.proposed.join(", ")],
    ["Booked", momentText(booking.createdAt, context)],
  ];
  return all.filter(([, value]) => value !== "");
}

async function departureText(id: string | null): Promise<string> {
  if (!id) return "private, any day";
  const seats = await seatsOn(id);
  if (!seats) return id;
  const whose = seats.own ? "our own departure" : "a partner’s departure";
  return `${whose}, ${seats.free} of ${seats.all} seats free`;
}
