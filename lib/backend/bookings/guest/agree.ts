import { eq } from "drizzle-orm";
import type { agreeEndpoint } from "@/lib/contract/bookings";
import { deskBookings } from "@/lib/contract/changes";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError, conflict } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { bookings } from "../../db/booking-schema";
import type { Caller } from "../../requests/handler";
import { tellGuest } from "../../requests/outbox";
import { record } from "../../staff/audit";
import type { BookingRow } from "../lifecycle/transitions";
import { asGuest } from "./guest-actions";

type Agreeing = ParsedInputOf<typeof agreeEndpoint>;

/**
 * The guest agrees to what the operator booked for them, and says what is not known of them yet; from
 * then on they can pay.
 *
 * @throws ApiError `invalid` for what is missing; `conflict` when there is nothing to agree to,
 * or its price, days or people are others than were shown
 */
export async function agree(
  { reference, email, country, shown_total_minor, shown }: Agreeing,
  locale: Locale,
  caller: Caller,
) {
  return asGuest(reference, "agree", locale, caller, async (transaction, booking) => {
    // The desk may have changed it since the guest looked.
    if (booking.totalMinor !== shown_total_minor) throw conflict("price_changed");
    if (shown && !isAsShown(booking, shown)) throw conflict("booking_changed");
    // What was written down on the telephone stays: an address opens the account that has it.
    const known = { email: booking.email || email, country: booking.country || country };
    for (const field of ["email", "country"] as const)
      if (!known[field]) throw new ApiError("invalid", { fields: { [field]: ["required"] } });
    await transaction.db
      .update(bookings)
      .set({ asksConsent: false, ...known })
      .where(eq(bookings.reference, reference));
    await record(
      transaction,
      { kind: "guest" },
      {
        action: "agree",
        subject: reference,
        before: { asks_consent: true },
        after: { asks_consent: false, ...(booking.email === "" && { email: "written" }) },
      },
    );
    if (booking.email === "") await tellGuest(transaction, "provisional", reference, "agreed");
    transaction.changed.add(deskBookings);
  });
}

const isAsShown = (booking: BookingRow, shown: NonNullable<Agreeing["shown"]>) =>
  booking.starts === shown.starts &&
  booking.adults === shown.adults &&
  booking.children.join() === shown.children.join();
