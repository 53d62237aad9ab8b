import { z } from "zod";

/** How a booking is named. */
export const BookingReference = z.string().regex(/^B-[0-9A-Z-]{4,20}$/);

/** How a request, an offer or a booking is named. */
export const Reference = z.string().regex(/^[A-Z]-[0-9A-Z-]{4,20}$/);

export const DepartureId = z.string().regex(/^[\w-]{1,200}$/);
