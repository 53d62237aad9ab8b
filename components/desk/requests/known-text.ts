import type { Known } from "@/lib/contract/desk/known";
import { formatMoney } from "@/lib/i18n/format";
import { countryText, daysText, dayText, momentText, monthText } from "../desk-formats";
import { bookingWords, deskWords } from "../words/words";

const words = deskWords.known;

/** What is known of a request, label and value; what was not said is left out. */
export function knownFacts(known: Known): [label: string, value: string][] {
  const { tour, tour_id, starts, ends, seats, adults, children, budget_minor } = known;
  const { state, travel_type, travelled_on, hold_until, made_at, contact_method, country } = known;
  const facts: Record<keyof typeof words.labels, string | undefined> = {
    reference: known.reference,
    state: state && bookingWords.states[state],
    tour: tour_id ? `${tour} (${tour_id})` : tour,
    destination: known.destination,
    tours: known.tours?.join(", "),
    travel_type: travel_type && words.travelTypes[travel_type],
    interests: known.interests?.map((key) => deskWords.wish.interests[key]).join(", "),
    days: numberText(known.days),
    departure: known.departure && whenText(known.departure),
    dates: starts && daysText(starts, ends ?? starts),
    seats: seats === undefined ? undefined : seatsText(seats),
    destinations: known.destinations?.join(", "),
    party: adults === undefined ? undefined : deskWords.wish.party(adults, children ?? []),
    rooms: numberText(known.rooms),
    extras: known.extras?.join(", "),
    travel_with: known.travel_with?.map((key) => words.companions[key]).join(", "),
    budget: budget_minor === undefined ? undefined : formatMoney(budget_minor),
    coupon: known.coupon,
    rating: known.rating === undefined ? undefined : "★".repeat(known.rating),
    travelled_on: travelled_on && dayText(travelled_on),
    photographs: numberText(known.photographs),
    name: known.name,
    email: known.email,
    phone: known.phone,
    country: country && countryText(country),
    contact_method: contact_method && words.contactMethods[contact_method],
    hold_until: hold_until && momentText(hold_until),
    invoice: known.invoice,
    proposed: known.proposed?.map(dayText).join(", "),
    made_at: made_at && momentText(made_at),
  };
  return Object.entries(facts).flatMap(([fact, value]) =>
    value ? [[words.labels[fact as keyof typeof words.labels], value]] : [],
  );
}

const numberText = (number: number | undefined) => (number === undefined ? "" : String(number));

function whenText(departure: NonNullable<Known["departure"]>): string {
  switch (departure.kind) {
    case "date":
      return dayText(departure.date);
    case "month":
      return monthText(departure.month);
    case "flexible":
      return words.flexible;
  }
}

const seatsText = (seats: NonNullable<Known["seats"]> | null) =>
  seats ? words.seats(seats.own, seats.free, seats.all) : words.privateJourney;
