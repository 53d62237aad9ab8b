import type { BookingDraft } from "./booking-draft";

/** What belongs to one journey; another tour begins with it anew. */
export const emptyTrip = {
  starts: "",
  adults: 2,
  children: [],
  rooms: null,
  extras: [],
  coupon_code: "",
  coupon: "",
} satisfies Partial<BookingDraft>;

export const emptyDraft: BookingDraft = {
  tour: null,
  ...emptyTrip,
  message: "",
  full_name: "",
  email: "",
  phone: "",
  country: "",
  of_age: false,
  agree: false,
};
