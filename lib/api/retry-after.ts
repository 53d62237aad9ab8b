import { nowMs } from "../clock";

// Our own longest limit is a day's.
const longestSeconds = 86_400;
// The three spellings of RFC 9110, section 5.6.7; the last one names no zone and means GMT.
const httpDate =
  /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$|^[A-Z][a-z]{5,8}, \d\d-[A-Z][a-z]{2}-\d\d [\d:]{8} GMT$|^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:]{8} \d{4}$/;

/**
 * The seconds that a `Retry-After` asks to wait (RFC 9110, section 10.2.3: a number of them or a
 * date), between one and a day's; undefined where it says nothing that makes sense.
 */
export function retryAfterSeconds({ headers }: Pick<Response, "headers">): number | undefined {
  const said = headers.get("retry-after")?.trim() ?? "";
  const seconds = /^\d+$/.test(said) ? Number(said) : secondsUntil(said);
  return seconds === undefined ? undefined : Math.min(Math.max(seconds, 1), longestSeconds);
}

function secondsUntil(date: string): number | undefined {
  if (!httpDate.test(date)) return undefined;
  const moment = Date.parse(date.endsWith("GMT") ? date : `${date} GMT`);
  return Number.isNaN(moment) ? undefined : Math.ceil((moment - nowMs()) / 1_000);
}
