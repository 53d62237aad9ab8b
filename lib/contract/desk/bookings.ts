import { z } from "zod";
import { BookingStateSchema } from "../bookings";
import { line } from "../leads";
import { LocaleSchema } from "../locale";
import { IsoDaySchema } from "../shared";

const MomentSchema = z.iso.datetime({ offset: true });
export const BookingReference = z.string().regex(/^B-[0-9A-Z-]{4,20}$/);

/** A booking as the desk's list shows it. */
const BookingRowSchema = z.object({
  reference: z.string(),
  state: BookingStateSchema,
  name: z.string(),
  language: LocaleSchema,
  tour: z.string().describe("The journey's English name"),
  starts: IsoDaySchema,
  party: z.string(),
  total_minor: z.int(),
  open_minor: z.int().describe("What is still to be paid, now and later"),
  made_at: MomentSchema,
});
export type BookingListRow = z.infer<typeof BookingRowSchema>;

const BookingPageSchema = z.object({
  bookings: z.array(BookingRowSchema),
  next: z.string().nullable().describe("Where the list goes on"),
});
export type BookingPage = z.infer<typeof BookingPageSchema>;

/** Bookings at the desk: found by anything that is known of them. */
export const bookingCalls = {
  bookings: {
    input: z.strictObject({
      find: line(120).default(""),
      states: z.array(BookingStateSchema).max(8).default([]).describe("All when none is named"),
      after: BookingReference.optional(),
    }),
    output: BookingPageSchema,
  },
};
