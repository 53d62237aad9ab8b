import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { buttonClass } from "../../ui/button";
import { countryText, daysText, dayText, momentText } from "../desk-formats";
import { deskWords, bookingWords as words } from "../words/words";
import { FactRows } from "./fact-rows";

/** Who travels when and how, and the ways to reach them. */
export function BookingFacts({ booking }: { booking: BookingDetail }) {
  const { facts } = words;
  const { phone, email } = booking;
  return (
    <section>
      <h2 className="text-xl">{words.journey}</h2>
      <p className="mt-3 flex flex-wrap gap-2">
        {email !== "" && (
          <a href={`mailto:${email}`} className={buttonClass("outline")}>
            {words.mail}
          </a>
        )}
        {phone.startsWith("+") && (
          <>
            <a href={`tel:${phone}`} className={buttonClass("outline")}>
              {deskWords.request.call}
            </a>
            <a
              href={`https://wa.me/${phone.slice(1)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass("outline")}
            >
              {deskWords.request.whatsapp}
            </a>
          </>
        )}
      </p>
      <FactRows
        rows={[
          [facts.dates, daysText(booking.starts, booking.ends)],
          [facts.party, deskWords.wish.party(booking.adults, booking.children)],
          [facts.rooms, String(booking.rooms)],
          [facts.extras, booking.extras.join(", ")],
          [deskWords.people.email, email],
          [words.phone, phone],
          [facts.country, booking.country && countryText(booking.country)],
          [facts.made, [momentText(booking.made_at), booking.made_by].filter(Boolean).join(" · ")],
          [facts.consent, booking.asks_consent ? facts.asksConsent : ""],
          [facts.hold, booking.hold_until ? momentText(booking.hold_until) : ""],
          [facts.proposed, booking.proposed.map(dayText).join(", ")],
          [facts.message, booking.message],
        ]}
      />
    </section>
  );
}
