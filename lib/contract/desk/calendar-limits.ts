// Islands import these: without zod.

/** As many days as the calendar shows at once. */
export const calendarDays = 21;
/** The largest group that travels together. */
export const mostSeats = 40;
