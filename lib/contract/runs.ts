import { z } from "zod";
import { decoration } from "./decoration";
import { DaysSchema } from "./shared";
import { weekdays } from "./weekdays";

export const WeekdaySchema = z.enum(weekdays);

/** A day of any year, `07-15`. */
const YearDaySchema = z
  .string()
  .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "is no day of a year like 07-15");

/** What a day of a journey asks of the calendar; every line that is there must fit. */
export const runsFields = {
  from: YearDaySchema.optional().describe("With `until`: first day of a season, each year"),
  until: YearDaySchema.optional().describe("Its last day; before `from`, it is in the next year"),
  months: z.array(z.int().min(1).max(12)).min(1).optional(),
  weekdays: z.array(WeekdaySchema).min(1).optional(),
  full_moon: z
    .int()
    .min(0)
    .max(7)
    .optional()
    .describe("At most so many days before or after a full moon"),
};

export const RunSchema = z.object({
  day: DaysSchema.describe("The day of the tour of which this is asked"),
  ...runsFields,
});
export type Run = z.infer<typeof RunSchema>;

/** When a tour runs: it starts on the days on which each of these fits; with none of them, on any. */
export const RunsSchema = decoration(z.array(RunSchema), []);
