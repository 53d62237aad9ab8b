import type { Booking } from "@/lib/contract/bookings";

/** What the one who booked has to pay, to confirm the booking and after that: without what is with others. */
export function ownDue({ due_now_minor, balance_minor, own_part }: Booking) {
  if (!own_part) return { due: due_now_minor, balance: balance_minor };
  const { deposit_minor, all_minor } = own_part;
  return { due: deposit_minor, balance: all_minor - deposit_minor };
}
