/** The office's time zone: its calendar decides which day it is, wherever server and visitor are. */
export const businessTimeZone = "Africa/Dar_es_Salaam";

// Next's bundle and the server are module graphs of their own: one process has one clock.
const offsetKey = Symbol.for("tembea.clockOffsetMs");

// Read part by part: engines do not agree on the order in which a language writes a day. With ICU 72
// (WebKitGTK on Debian 12) even Canada's English, elsewhere 2027-08-07, begins with the month.
const inBusinessZone = new Intl.DateTimeFormat("en", {
  timeZone: businessTimeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The present, in milliseconds since 1970. Durations are measured with `performance.now()`. */
export function nowMs(): number {
  const offset: unknown = Reflect.get(globalThis, offsetKey);
  return Date.now() + (typeof offset === "number" ? offset : 0);
}

/** The present. */
export function now(): Date {
  return new Date(nowMs());
}

/** The ISO day that a moment belongs to in Tanzania, `2027-08-07`: today's unless another is given. */
export function businessDay(moment: Date = now()): string {
  const parts = inBusinessZone.formatToParts(moment);
  const part = (type: "year" | "month" | "day") => parts.find((each) => each.type === type)?.value;
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/** The last moment of an ISO day in Tanzania, which keeps no summer time. */
export const endOfBusinessDay = (isoDay: string) => new Date(`${isoDay}T23:59:59.999+03:00`);

/** Puts the clock of this process to a moment, from which it runs on; without one, to the real time. For tests. */
export function setClock(moment?: Date): void {
  Reflect.set(globalThis, offsetKey, moment ? moment.getTime() - Date.now() : 0);
}
