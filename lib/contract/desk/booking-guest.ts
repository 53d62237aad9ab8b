import { z } from "zod";
import { CountrySchema, EmailSchema, optionalPhone, personName } from "../leads";
import { DoneSchema, VersionSchema } from "../shared";
import { BookingReference } from "./references";

/** Who booked, as it is put right, and the link that opens the booking for them. */
export const bookingGuestCalls = {
  "edit-guest": {
    input: z.strictObject({
      ...{ booking: BookingReference, version: VersionSchema.min(1) },
      full_name: personName(120),
      email: z.literal("").or(EmailSchema).describe("Another mailbox is sent a link of its own"),
      phone: optionalPhone.transform((number) => number ?? ""),
      country: z.literal("").or(CountrySchema),
    }),
    output: DoneSchema,
  },
  "renew-booking-link": {
    input: z.strictObject({ booking: BookingReference }),
    output: DoneSchema,
  },
};
