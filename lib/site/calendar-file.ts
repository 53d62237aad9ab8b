import { addDays } from "../pricing/days";

interface CalendarEvent {
  /** Unique in the world and the same each time the event is made. */
  uid: string;
  title: string;
  text: string;
  place: string | undefined;
  url: string;
  /** First and last day, ISO; both belong to the event. */
  starts: string;
  ends: string;
}

const mostOctets = 75;

/** One event of whole days as an iCalendar file (RFC 5545): escaped, folded, lines ending in CRLF. */
export function calendarFile(event: CalendarEvent, now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Tembea//Tours//EN",
    "CALSCALE:GREGORIAN",
    "BEGIN:VEVENT",
    `UID:${event.uid}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(event.starts)}`,
    // The end of an all-day event is the first day after it.
    `DTEND;VALUE=DATE:${compact(addDays(event.ends, 1))}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    `URL:${event.url}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  // What an API elsewhere names could have lines of its own.
  const whole = lines.map((line) => folded(line.replace(/\p{Cc}+/gu, " ")));
  return `${whole.join("\r\n")}\r\n`;
}

const compact = (isoDay: string) => isoDay.replaceAll("-", "");

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r\n?|\n/g, "\\n");
}

/** Cuts a line at 75 octets, never inside a letter; a continuation begins with a space. */
function folded(line: string): string {
  const parts: string[] = [""];
  for (const letter of line) {
    const last = parts.length - 1;
    const longer = `${parts[last] ?? ""}${letter}`;
    const room = last === 0 ? mostOctets : mostOctets - 1;
    if (Buffer.byteLength(longer) > room) parts.push(letter);
    else parts[last] = longer;
  }
  return parts.join("\r\n ");
}
