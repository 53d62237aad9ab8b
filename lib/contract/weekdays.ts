/** In the order of `Date.getUTCDay`. Without a schema beside them, so that islands may have them. */
export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;
