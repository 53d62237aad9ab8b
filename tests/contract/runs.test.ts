import { describe, expect, it } from "vitest";
import { dayOffer } from "@/components/tour/price/day-offers";
import { offerOf } from "@/components/tour/price/offer-of";
import { bookingHref, firstParty } from "@/components/tour/price/party-state";
import { businessDay } from "@/lib/clock";
import { createBookingEndpoint } from "@/lib/contract/bookings";
import { departuresEndpoint } from "@/lib/contract/departures";
import { ApiError } from "@/lib/contract/errors";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { locales } from "@/lib/contract/locale";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { type Tour, tourEndpoint, tourListEndpoint } from "@/lib/contract/tours";
import { fieldReason } from "@/lib/i18n/field-reason";
import { addDays } from "@/lib/pricing/days";
import { nearestRuns, nextRun, notRunning, runsOn } from "@/lib/pricing/runs";
import { sampleBooking } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sampleQuote } from "../support/quote";
import { moreRounds } from "../support/rounds";
import { bothTransports } from "../support/transports";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { price } = await import("@/lib/backend/catalogue/price");

const today = businessDay();
const eighteenMonths = Array.from({ length: 548 }, (_, at) => addDays(today, at + 1));
/** The days about each on which a tour begins or ends to run, and one of each week; of a long run all. */
function triedDays({ runs }: Pick<Tour, "runs">): string[] {
  const isChange = (day: string) => runsOn(runs, day) !== runsOn(runs, addDays(day, 1));
  return eighteenMonths.filter(
    (day, at) => moreRounds > 1 || at % 7 === 0 || isChange(day) || isChange(addDays(day, -1)),
  );
}

const everyone = { adults: 2, children: [], extras: [] };

const { data: cards } = await callAs("en", tourListEndpoint, { per_page: 60 });
const tours: Tour[] = [];
for (const { slug } of cards) tours.push((await callAs("en", tourEndpoint, { slug })).data);
const seasonal = tours.filter(({ runs }) => runs.length > 0);
const river = tours.find(({ id }) => id === "twelve-days-no-compromise") as Tour;

/** A day within the next year on which a tour does not start. */
const wrongDay = ({ runs }: Tour) => eighteenMonths.find((day) => !runsOn(runs, day)) ?? "";

/** What the price call says of a day: nothing, or why it is refused. */
async function refusal(tour: string, starts: string): Promise<string | undefined> {
  try {
    await price({ tour, starts, ...everyone }, "en", { address: "" } as never);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error.detail.fields?.starts?.[0];
    throw error;
  }
}

/** The days on which the calendar of a tour's page lets two travellers start, and the page books. */
async function daysInPage(tour: Tour): Promise<Set<string>> {
  const { data } = await callAs("en", departuresEndpoint, { tour: tour.slug, per_page: 60 });
  const departures = data.map((departure) => ({ ...departure, dates: "" }));
  const offer = offerOf(tour, departures, "en", today, true, "");
  const on = (starts: string) => ({ ...firstParty(offer), adults: 2, starts });
  const open = eighteenMonths.filter((day) => dayOffer(day, on(day), offer, today).open);
  expect(eighteenMonths.filter((day) => bookingHref(on(day), offer))).toEqual(open);
  return new Set(open);
}

describe("the price of each tour on each day of eighteen months", () => {
  it("covers tours with months, flight days and the moon", () => {
    const asks = (key: "months" | "weekdays" | "full_moon") =>
      seasonal.some(({ runs }) => runs.some((run) => run[key] !== undefined));
    expect([asks("months"), asks("weekdays"), asks("full_moon")]).toEqual([true, true, true]);
    expect(seasonal.some(({ trip_type }) => trip_type === "shared")).toBe(true);
  });

  it.each(seasonal.map(({ id, ...tour }) => [id, tour] as const))(
    "is there for %s when it runs, and refused with the nearest days when not, as in its page",
    async (id, tour) => {
      const { slug, runs } = tour;
      const inPage = await daysInPage({ id, ...tour });
      for (const day of triedDays({ runs })) {
        const refused = await refusal(slug, day);
        expect(refused, day).toBe(notRunning(runs, day, today));
        // A shared one starts on its departures alone.
        if (tour.trip_type !== "shared") expect(inPage.has(day), day).toBe(refused === undefined);
        else if (inPage.has(day)) expect(refused, day).toBeUndefined();
      }
    },
  );

  it("is there for the others on all of them, every ninth day tried", async () => {
    for (const { slug, runs } of tours) {
      if (runs.length > 0) continue;
      for (let at = 0; at < eighteenMonths.length; at += 9)
        expect(await refusal(slug, eighteenMonths[at] ?? "")).toBeUndefined();
    }
  });
});

describe("departures", () => {
  it("all lie on days on which their tour runs", async () => {
    for (const { slug, runs, trip_type } of seasonal) {
      if (trip_type !== "shared") continue;
      const { data } = await callAs("en", departuresEndpoint, { tour: slug, per_page: 60 });
      expect(data.length).toBeGreaterThan(10);
      expect(data.filter(({ starts }) => !runsOn(runs, starts))).toEqual([]);
    }
  });
});

describe.each(bothTransports())("a day on which a tour does not run, $name", ({ name, call }) => {
  const starts = wrongDay(river);
  const days = nearestRuns(river.runs, starts, today);

  it.each(locales)(
    "is refused in %s by price, booking and quote, beside the field",
    async (locale) => {
      const tour = river.alternates[locale] ?? "";
      const { dates } = fieldReason(`not_running:${days.join(",")}`, locale);
      const beside = (field: string) => ({
        code: "invalid",
        detail: {
          fields: {
            [field]: [
              name === "over HTTP"
                ? expect.stringContaining(dates)
                : notRunning(river.runs, starts, today),
            ],
          },
        },
      });
      const form = { ...(await sampleBooking()), tour, starts };
      await expect(call(locale, priceEndpoint, { tour, starts, adults: 2 })).rejects.toMatchObject(
        beside("starts"),
      );
      await expect(call(locale, createBookingEndpoint, form)).rejects.toMatchObject(
        beside("starts"),
      );
      const date = { kind: "date" as const, date: starts };
      await expect(
        call(locale, requestQuoteEndpoint, sampleQuote({ tour, departure: date })),
      ).rejects.toMatchObject(beside("departure.date"));
    },
  );

  it("leaves the days on which it runs, and quotes without a tour, as they were", async () => {
    const fitting = nextRun(river.runs, addDays(today, 1), addDays(today, 800)) ?? "";
    const asked = { tour: river.slug, starts: fitting, adults: 2 };
    expect((await call("en", priceEndpoint, asked)).data.total_minor).toBeGreaterThan(0);
    for (const quote of [
      sampleQuote({ tour: river.slug, departure: { kind: "date", date: fitting } }),
      sampleQuote({ departure: { kind: "date", date: starts } }),
    ])
      expect((await call("en", requestQuoteEndpoint, quote)).data.reference).toMatch(/^Q-/);
  });

  it("is refused as a month, too, when none of its days fits", async () => {
    const month = addDays(today, 200).slice(0, 4);
    const ask = (number: string) =>
      call(
        "en",
        requestQuoteEndpoint,
        sampleQuote({
          tour: river.slug,
          departure: { kind: "month", month: `${month}-${number}` },
        }),
      );
    await expect(ask("12")).rejects.toMatchObject({
      detail: { fields: { "departure.month": [expect.any(String)] } },
    });
    expect((await ask("08")).data.reference).toMatch(/^Q-/);
  });
});
