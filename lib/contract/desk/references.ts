import { z } from "zod";

/** How a booking is named. */
export const BookingReference = z.string().regex(/^B-[0-9A-Z-]{4,20}$/);

/** How a request is named, whatever is asked for. */
export const RequestReference = z.string().regex(/^[A-Z]-[0-9A-Z-]{4,20}$/);
