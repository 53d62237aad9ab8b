import { expect, it, vi } from "vitest";
import { GET } from "@/app/[locale]/trip/[slug]/calendar.ics/route";
import { tourCard } from "../../support/tour-card";

const tour = { ...tourCard("river"), runs: [{ day: 2, months: [8] }], itinerary: [] };
const anyDay = { ...tour, runs: [] };
vi.mock("@/lib/api/call", () => ({
  callAs: async (_: string, __: unknown, { slug }: { slug: string }) => ({
    data: slug === "river" ? tour : anyDay,
  }),
}));

const statusFor = async (day: string, slug = "river") => {
  const params = Promise.resolve({ locale: "en", slug });
  const address = `http://localhost/trip/${slug}/calendar.ics?date=${encodeURIComponent(day)}`;
  return (await GET(new Request(address), { params })).status;
};

it("a tour is an entry of a calendar on a day on which it runs", async () => {
  expect(await statusFor("2027-08-07")).toBe(200);
  expect(await statusFor("2027-06-07")).toBe(400);
  expect(await statusFor("2027-06-07", "any-day")).toBe(200);
});

it.each(["9999-12-31", "9999-08-07", "0001-01-01", "2099-19-39", "2027-08-00", "+020270-08-07"])(
  "no entry is made of a day that nobody travels on: %s",
  async (day) => {
    expect(await statusFor(day, "any-day")).toBe(400);
  },
);
