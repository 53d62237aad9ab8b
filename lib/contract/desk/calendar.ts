import { z } from "zod";
import { BookingStateSchema } from "../bookings";
import { ContentIdSchema } from "../ids";
import { requiredLine } from "../leads";
import { LocaleSchema } from "../locale";
import { DoneSchema, IsoDaySchema, MomentSchema, VersionSchema } from "../shared";
import { lastCalendarDay, mostSeats } from "./calendar-limits";
import { DepartureId } from "./references";

/** A day from which the calendar can be shown. */
export const CalendarDaySchema = IsoDaySchema.refine(
  (day) => day <= lastCalendarDay,
  "too_far_ahead",
);

/** A departure as the calendar shows it. */
const CalendarDepartureSchema = z.object({
  id: z.string(),
  tour: z.string().describe("The id of its tour"),
  title: z.string(),
  starts: IsoDaySchema,
  ends: IsoDaySchema,
  seats: z.int(),
  sold: z.int(),
  held: z.int(),
  closed: z.boolean(),
  offered: z
    .boolean()
    .describe("Whether it is sold: what its rule sells no more, as it starts soon, is not closed"),
  reason: z.string().describe("Why the desk has closed it; empty where its rule has left it"),
  origin: z.enum(["rule", "desk"]),
  version: z.int(),
});
export type CalendarDeparture = z.infer<typeof CalendarDepartureSchema>;

const CalendarSchema = z.object({
  from: IsoDaySchema,
  until: IsoDaySchema,
  today: IsoDaySchema,
  departures: z.array(CalendarDepartureSchema),
  tours: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      seats: z.int().describe("As many as its last departure has"),
      languages: z.array(LocaleSchema),
    }),
  ),
});
export type Calendar = z.infer<typeof CalendarSchema>;

const DepartureDetailSchema = CalendarDepartureSchema.extend({
  languages: z.array(LocaleSchema),
  source: z.enum(["own", "partner"]),
  price_minor: z.int(),
  waiting: z.int().describe("How many seats people on its waiting list would take"),
  left: z.boolean().describe("It has begun: nothing can be decided any more"),
  guaranteed: z.boolean().describe("Guests are told that it is not called off for too few"),
  on_it: z.array(
    z.object({
      reference: z.string(),
      name: z.string(),
      people: z.int(),
      state: BookingStateSchema,
      hold_until: MomentSchema.nullable(),
      balance_minor: z.int(),
      balance_due: IsoDaySchema,
    }),
  ),
  history: z.array(
    z.object({ action: z.string(), by: z.string(), at: MomentSchema, change: z.string() }),
  ),
});
export type DepartureDetail = z.infer<typeof DepartureDetailSchema>;

/** The departure that is meant, as it was when whoever acts saw it. */
const seen = { departure: DepartureId, version: VersionSchema.min(1) };

/** The calendar: which departures there are, and what the desk decides about them. */
export const calendarCalls = {
  calendar: {
    input: z.strictObject({ from: CalendarDaySchema.optional() }),
    output: CalendarSchema,
  },
  departure: { input: z.strictObject({ departure: DepartureId }), output: DepartureDetailSchema },
  "close-departure": {
    input: z.strictObject({
      ...seen,
      reason: requiredLine(120),
      bookings: z.array(z.string().max(30)).max(100).describe("Who is on it, as far as was shown"),
    }),
    output: DoneSchema,
  },
  "open-departure": { input: z.strictObject(seen), output: DoneSchema },
  "change-seats": {
    input: z.strictObject({ ...seen, seats: z.int().min(1).max(mostSeats) }),
    output: DoneSchema,
  },
  "add-departure": {
    input: z.strictObject({
      tour: ContentIdSchema,
      starts: IsoDaySchema,
      seats: z.int().min(1).max(mostSeats),
      languages: z.array(LocaleSchema).min(1, "required"),
    }),
    output: z.object({ departure: z.string() }),
  },
};
