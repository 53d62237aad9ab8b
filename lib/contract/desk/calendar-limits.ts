// Islands import these: without zod.

/** As many days as the calendar shows at once. */
export const calendarDays = 21;
/** The largest group that travels together. */
export const mostSeats = 40;
/** The last day that it shows: what lies later is no wish, and dates end somewhere. */
export const lastCalendarDay = "2099-12-31";
