import { businessTimeZone } from "@/lib/clock";

const format = new Intl.DateTimeFormat("en-GB", {
  timeZone: businessTimeZone,
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment as the office's clock shows it: `3 Aug, 14:05`. */
export const momentText = (iso: string) => format.format(new Date(iso));
