import type { z } from "zod";
import { bookingChangeCalls } from "./booking-changes";
import { bookingGuestCalls } from "./booking-guest";
import { bookingCalls } from "./bookings";
import { calendarCalls } from "./calendar";
import { monthCalls } from "./month";
import { newBookingCalls } from "./new-booking";
import { offerCalls } from "./offers";
import { requestCalls } from "./requests";
import { resourceCalls } from "./resources";
import { reviewCalls } from "./reviews";
import type { DeskCallName } from "./rights";
import { snippetCalls } from "./snippets";
import { staffCalls } from "./staff";
import { todayCalls } from "./today";

/** What goes into a call of the desk and what comes out; all are `POST /api/desk/<name>`. */
export interface DeskCall {
  input: z.ZodObject;
  output: z.ZodType;
}

/** Every call of the desk. None is answered by an API elsewhere, and none is part of the site's own. */
export const deskCalls = {
  ...staffCalls,
  ...requestCalls,
  ...snippetCalls,
  ...calendarCalls,
  ...resourceCalls,
  ...bookingCalls,
  ...newBookingCalls,
  ...bookingChangeCalls,
  ...bookingGuestCalls,
  ...todayCalls,
  ...offerCalls,
  ...reviewCalls,
  ...monthCalls,
} as const satisfies Record<DeskCallName, DeskCall>;

export type DeskCalls = typeof deskCalls;
/** What is sent. */
export type DeskInput<N extends DeskCallName> = z.input<DeskCalls[N]["input"]>;
/** What whoever answers receives. */
export type ParsedDeskInput<N extends DeskCallName> = z.output<DeskCalls[N]["input"]>;
export type DeskOutput<N extends DeskCallName> = z.output<DeskCalls[N]["output"]>;
