import type { BookingState, createBookingEndpoint } from "@/lib/contract/bookings";
import type { CameFrom } from "@/lib/contract/came-from";
import { deskBookings } from "@/lib/contract/changes";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { Offer } from "../../catalogue/price";
import { bookingEvents, bookings } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { holdEnd } from "../lifecycle/hold-end";
import { takeSeats } from "../lifecycle/seats";
import { spendCoupon } from "../money/coupon-uses";

export interface NewBooking {
  reference: string;
  state: BookingState;
  locale: Locale;
  form: BookedForm;
  offered: Offer;
  departureId: string | null;
  cameFrom: CameFrom | null;
  byDesk?: BookedByDesk;
}

/** What of a booking's form is kept. */
type BookedForm = Pick<
  ParsedInputOf<typeof createBookingEndpoint>,
  | "starts"
  | "adults"
  | "children"
  | "full_name"
  | "email"
  | "phone"
  | "country"
  | "message"
  | "invited_by"
>;

/** What is different where somebody of the desk books for a guest, who agrees by their link. */
interface BookedByDesk {
  madeBy: string;
  holdUntil: Date;
  request: string | null;
  agent: string;
  commissionPercent: number;
}

/**
 * Stores a booking with its price as it stands, takes its seats and uses its coupon.
 *
 * @throws ApiError `conflict` with reason `seats_gone` when there are not enough; `invalid` when the
 * coupon was used up in the meantime
 */
export async function insertBooking(transaction: Transaction, booking: NewBooking): Promise<void> {
  const { reference, state, form, offered, departureId, byDesk } = booking;
  const people = form.adults + form.children.length;
  const isHolding = state === "provisional";
  const { price } = offered;
  await transaction.db.insert(bookings).values({
    reference,
    state,
    locale: booking.locale,
    tourId: offered.tour.id,
    departureId,
    starts: form.starts,
    days: offered.tour.days,
    adults: form.adults,
    children: form.children,
    rooms: offered.rooms,
    extras: offered.extras.map(({ key }) => key),
    coupon: offered.coupon?.code ?? null,
    seats: isHolding && departureId ? people : 0,
    name: form.full_name,
    email: form.email,
    phone: form.phone ?? "",
    country: form.country,
    message: form.message,
    price,
    currency: price.currency,
    totalMinor: price.total_minor,
    dueNowMinor: price.due_now_minor,
    balanceDue: price.balance_due,
    holdUntil: isHolding ? holdEnd(form.starts) : null,
    ...(byDesk && { ...byDesk, asksConsent: true }),
    invitedBy: form.invited_by ?? null,
    cameFrom: booking.cameFrom,
  });
  await transaction.db
    .insert(bookingEvents)
    .values({ booking: reference, after: state, actor: byDesk ? "operator" : "guest" });
  transaction.changed.add(deskBookings);
  if (isHolding && departureId && !(await takeSeats(transaction, departureId, people)))
    throw new ApiError("conflict", { reason: "seats_gone" });
  if (offered.coupon) await spendCoupon(transaction, offered.coupon.code);
}
