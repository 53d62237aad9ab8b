import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { bookingWords } from "./booking-words";

/** What fellow travellers were asked to pay, and how that stands. */
export function BookingShares({ shares }: Pick<BookingDetail, "shares">) {
  const words = bookingWords.shares;
  if (shares.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{words.title}</h3>
      <ul className="mt-1 space-y-1 text-small">
        {shares.map(({ id, name, email, state, amount_minor, back_minor }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0">
              {name}{" "}
              <span className="wrap-anywhere text-muted">
                {[
                  email,
                  words.states[state],
                  back_minor > 0 && words.back(formatPayment(back_minor)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <span className="figures">{formatPayment(amount_minor)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
