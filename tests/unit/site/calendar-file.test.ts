import { expect, it } from "vitest";
import { GET } from "@/app/[locale]/trip/[slug]/calendar.ics/route";
import { calendarFile } from "@/lib/site/calendar-file";

const event = {
  uid: "T-1@tembea.example",
  title: "Crater and plains",
  text: "1. Arusha",
  place: "Arusha",
  url: "https://tembea.example/trip/x",
  starts: "2027-08-07",
  ends: "2027-08-12",
};
const made = new Date("2027-01-01T00:00:00Z");
const names = (file: string) => file.split(/\r\n|\r|\n/).map((line) => line.split(/[:;]/)[0]);

it.each(["\r\n", "\n", "\r", "\u0085", "\0"])("has no line of its words' own: %j", (mark) => {
  const lure = `x${mark}ATTENDEE:mailto:a@evil.example`;
  const hostile = { ...event, uid: lure, title: lure, text: lure, place: lure, url: lure };
  const file = calendarFile(hostile, made);
  expect(names(file)).toEqual(names(calendarFile(event, made)));
  expect(file.replace(/\r\n/g, "")).not.toMatch(/\p{Cc}/u);
});

it("keeps the breaks of a text as the format writes them", () => {
  expect(calendarFile({ ...event, text: "a\r\nb\nc" }, made)).toContain("DESCRIPTION:a\\nb\\nc");
});

it("is not there for a tour whose name nothing can have", async () => {
  const params = Promise.resolve({ locale: "en", slug: "x".repeat(121) });
  const asked = new Request("http://localhost/trip/x/calendar.ics?date=2027-08-07");
  expect((await GET(asked, { params })).status).toBe(404);
});
