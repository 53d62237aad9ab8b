/** Fills the message `TourPage.day.time`. */
type TimeWords = (key: "time", values: { hours: number; minutes: number }) => string;

/** `1 h 15 min` of 1.25 hours, `45 min` of less than one: nobody counts in tenths of an hour. */
export function durationText(hours: number, t: TimeWords): string {
  const minutes = Math.round(hours * 60);
  return t("time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
