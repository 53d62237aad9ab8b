import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Offer } from "@/components/tour/price/offer";
import { PartyForm } from "@/components/tour/price/party-form";
import { PriceBar } from "@/components/tour/price/price-bar";
import { PriceProvider } from "@/components/tour/price/price-provider";
import { businessDay } from "@/lib/clock";
import { formatDay } from "@/lib/i18n/format";
import { catalogues } from "@/lib/i18n/translator";
import { teachDialogs } from "../../support/dialog";
import { plainPrices } from "../../support/prices";

const year = Number(businessDay().slice(0, 4)) + 1;
const on = (monthDay: string) => `${year}-${monthDay}`;
const inWords = (monthDay: string) => formatDay(on(monthDay), "en", "full");

const crossing: Offer = {
  slug: "crossing",
  title: "The crossing",
  locale: "en",
  shared: false,
  bookable: true,
  nights: 5,
  partyMax: 6,
  minAge: 5,
  from: { amountMinor: 200_000, travellers: 2 },
  prices: plainPrices({
    per_person: [{ travellers: 1, amount_minor: 200_000 }],
    seasons: [{ key: "high", from: "07-01", to: "09-30", percent: 10 }],
  }),
  departures: [],
  runs: [{ day: 1, months: [6, 7] }],
  runsNote: "",
  earliest: on("01-02"),
  suggested: on("06-29"),
};

const group: Offer = {
  ...crossing,
  shared: true,
  runs: [],
  departures: [
    { starts: on("06-10"), text: "10–12 June", seatsLeft: 4 },
    { starts: on("06-17"), text: "17–19 June", seatsLeft: 0 },
    { starts: on("06-24"), text: "24–26 June", seatsLeft: 1 },
  ],
  suggested: on("06-10"),
};

async function calendarOf(offer: Offer, isPhone = false) {
  render(
    <NextIntlClientProvider locale="en" messages={catalogues.en} timeZone="UTC">
      <PriceProvider offer={offer}>
        {isPhone ? <PriceBar panelId="" /> : <PartyForm />}
      </PriceProvider>
    </NextIntlClientProvider>,
  );
  const user = userEvent.setup();
  if (isPhone) await user.click(screen.getByRole("link", { name: "Dates and price" }));
  await user.click(screen.getByRole("button", { name: /open the calendar of prices/ }));
  const grid = await screen.findByRole("grid", { name: `June ${year}` });
  // One begins in it, which a busy machine may do a moment later.
  await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true));
  const day = (name: RegExp) => screen.getByRole("button", { name });
  return { user, day, said: (monthDay: string) => day(new RegExp(`^${inWords(monthDay)}:`)) };
}

beforeAll(async () => {
  teachDialogs();
  // Loaded at the first touch: on a busy machine that takes longer than a test waits.
  await import("@/components/tour/price/price-calendar");
});
afterEach(cleanup);

describe("the calendar of prices", () => {
  it("begins with the day that is chosen, and says what it costs the party", async () => {
    const { said } = await calendarOf(crossing);
    expect(said("06-29")).toHaveAccessibleName(`${inWords("06-29")}: $4,000. Regular season`);
    expect(said("06-29")).toHaveFocus();
  });

  it("goes on by keyboard into the next month, where the season has its price", async () => {
    const { user } = await calendarOf(crossing);
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toHaveAccessibleName(`${inWords("07-01")}: $4,400. High season`);
    await user.keyboard("{Enter}");
    expect(screen.getByLabelText("Start date")).toHaveValue(on("07-01"));
  });

  it("lets a day on which the tour does not start be heard, but not chosen", async () => {
    const { user } = await calendarOf({ ...crossing, suggested: on("06-01") });
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement).toHaveAccessibleName(
      `${inWords("05-31")}: this tour doesn’t start on that day`,
    );
    await user.keyboard("{Enter}");
    expect(document.activeElement).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByLabelText("Start date")).toHaveValue(on("06-01"));
  });

  it("gives a phone its sheet back, with the day that was chosen in it", async () => {
    const { user, said } = await calendarOf(crossing, true);
    await user.click(said("06-30"));
    const sheet = screen.getByRole("dialog");
    expect(within(sheet).getByLabelText("Start date")).toHaveValue(on("06-30"));
  });

  it("says of a group departure how many seats are left, and why one cannot be had", async () => {
    const { user, said } = await calendarOf(group);
    expect(said("06-10")).toHaveAccessibleName(
      `${inWords("06-10")}: $4,000. Regular season, 4 seats left`,
    );
    expect(said("06-17")).toHaveAccessibleName(`${inWords("06-17")}: fully booked`);
    expect(said("06-24")).toHaveAccessibleName(`${inWords("06-24")}: only 1 seat left`);
    expect(said("06-11")).toHaveAccessibleName(`${inWords("06-11")}: no departure on that day`);
    await user.click(said("06-17"));
    expect(screen.getByLabelText("Departure")).toHaveValue(on("06-10"));
  });
});
