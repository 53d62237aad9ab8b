import { type Locale, locales } from "../../lib/contract/locale";
import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { firstPath } from "./support/first-path";
import { expect, test } from "./support/site";

const tour = "/trip/crater-and-plains-in-six-days";
const file = (locale: Locale, path: string, day: string) =>
  ask(locale, `${path}/calendar.ics?date=${day}`);

test("a tour is saved as an entry of whole days in a calendar", async () => {
  const { status, headers, body } = await file("en", tour, "2028-02-25");
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(headers["content-disposition"]).toBe(
    'attachment; filename="crater-and-plains-in-six-days.ics"',
  );
  const event = fieldsOf(body);
  expect(event).toMatchObject({
    ...{ VERSION: "2.0", UID: "crater-and-plains-2028-02-25@tembea.example" },
    // Six days, over the end of a February with 29 days; the end is the day after the last.
    ...{ "DTSTART;VALUE=DATE": "20280225", "DTEND;VALUE=DATE": "20280302" },
    URL: urlOf("en", tour),
  });
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(event.DTSTAMP ?? "") ?? [];
  const made = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  expect(Math.abs(Date.now() - made)).toBeLessThan(60_000);
});

for (const locale of locales)
  test(`its lines are as calendars read them in ${locale}`, async () => {
    const path = await firstPath(locale, "/trip/");
    const { status, body } = await file(locale, path, "2028-02-25");
    expect([path, status]).toEqual([path, 200]);
    const lines = body.split("\r\n");
    expect(lines.filter((line) => /[\r\n]/.test(line) || Buffer.byteLength(line) > 75)).toEqual([]);
    expect([lines[0], ...lines.slice(-3)]).toEqual([
      ...["BEGIN:VCALENDAR", "END:VEVENT", "END:VCALENDAR", ""],
    ]);
    const event = fieldsOf(body);
    for (const name of ["SUMMARY", "DESCRIPTION"])
      expect(event[name], name).toMatch(/^([^\\;,]|\\[\\;,n])+$/);
    expect(event.DESCRIPTION).toContain(urlOf(locale, path));
  });

test("no entry is made of what is no day or no tour", async () => {
  for (const day of ["", "soon", "2028-02-30", "2028-2-3", "9999-12-31"])
    expect([day, (await file("en", tour, day)).status]).toEqual([day, 400]);
  expect((await file("en", "/trip/nowhere", "2028-02-25")).status).toBe(404);
});

/** The fields of the entry with their parameters, unfolded. */
function fieldsOf(body: string): Record<string, string> {
  const lines = body.replaceAll("\r\n ", "").split("\r\n").filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]),
  );
}
