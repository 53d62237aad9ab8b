import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it } from "vitest";
import type { Offer } from "@/components/tour/price/offer";
import { PricePanel } from "@/components/tour/price/price-panel";
import { PriceProvider } from "@/components/tour/price/price-provider";
import { businessDay } from "@/lib/clock";
import { catalogues } from "@/lib/i18n/translator";
import { plainPrices } from "../../support/prices";

const messages = catalogues.en;

const privateSafari: Offer = {
  slug: "crater-and-plains",
  title: "Crater and Plains",
  locale: "en",
  shared: false,
  bookable: true,
  nights: 5,
  partyMax: 6,
  minAge: 5,
  from: { amountMinor: 227_900, travellers: 2 },
  prices: plainPrices({
    per_person: [
      { travellers: 1, amount_minor: 348_000 },
      { travellers: 2, amount_minor: 259_000 },
      { travellers: 3, amount_minor: 229_000 },
    ],
    seasons: [{ key: "high", from: "07-01", to: "09-30", percent: 8 }],
    children: [
      { under: 12, percent: 65 },
      { under: 16, percent: 85 },
    ],
    single_supplement_minor: 28_500,
  }),
  departures: [],
  runs: [],
  runsNote: "",
  earliest: "2099-01-01",
  suggested: "2099-06-10",
};

const sharedSafari: Offer = {
  ...privateSafari,
  shared: true,
  from: { amountMinor: 69_000, travellers: 1 },
  prices: {
    ...privateSafari.prices,
    per_person: [{ travellers: 1, amount_minor: 69_000 }],
    single_supplement_minor: 9_000,
  },
  departures: [
    { starts: "2099-06-10", text: "10–12 Jun 2099", seatsLeft: 2 },
    { starts: "2099-06-17", text: "17–19 Jun 2099", seatsLeft: 0 },
  ],
};

function panel(offer: Offer) {
  render(
    <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
      <PriceProvider offer={offer}>
        <PricePanel />
      </PriceProvider>
    </NextIntlClientProvider>,
  );
  return userEvent.setup();
}

/** What the panel says a line costs. */
function amount(term: string | RegExp): string | null | undefined {
  const row = screen.getByText(term, { selector: "dt" }).parentElement;
  return row && within(row).getByRole("definition").textContent;
}

afterEach(() => {
  cleanup();
  window.history.replaceState(null, "", "/");
});

describe("the price panel of a private tour", () => {
  it("shows the price of two adults first, with deposit and balance", () => {
    panel(privateSafari);
    expect(amount("2 adults × $2,590")).toBe("$5,180");
    expect(amount("Total for your party")).toBe("$5,180");
    expect(amount("Deposit (30%)")).toBe("$1,554");
    expect(amount("Balance by 11 April 2099")).toBe("$3,626");
  });

  it("prices a child by age as soon as one comes along", async () => {
    const user = panel(privateSafari);
    await user.click(screen.getByRole("button", { name: "Children: one more" }));
    expect(amount("Child aged 10, 65%")).toBe("$1,489");
    expect(amount("Total for your party")).toBe("$6,069");
    await user.selectOptions(screen.getByLabelText("Age of child 1"), "14");
    expect(amount("Child aged 14, 85%")).toBe("$1,947");
  });

  it("offers no age below the tour's least", async () => {
    const user = panel(privateSafari);
    await user.click(screen.getByRole("button", { name: "Children: one more" }));
    const ages = within(screen.getByLabelText("Age of child 1")).getAllByRole("option");
    expect(ages[0]?.textContent).toBe("5");
  });

  it("adds the single supplement when everyone wants a room alone", async () => {
    const user = panel(privateSafari);
    await user.selectOptions(screen.getByLabelText("Rooms or tents"), "2");
    expect(amount("Single supplement × 2")).toBe("$570");
    expect(amount("Total for your party")).toBe("$5,750");
  });

  it("names the season of another date", async () => {
    const user = panel(privateSafari);
    const date = screen.getByLabelText("Start date");
    await user.clear(date);
    expect(screen.getByText(/^Choose a date to see the price/)).toBeVisible();
    await user.type(date, "2099-08-07");
    expect(amount("High season, +8%")).toBe("$414");
  });

  it("takes no more people than the tour does", async () => {
    const user = panel(privateSafari);
    const more = screen.getByRole("button", { name: "Adults: one more" });
    for (let people = 2; people < 6; people += 1) await user.click(more);
    expect(more).toBeDisabled();
    expect(screen.getByRole("button", { name: "Children: one more" })).toBeDisabled();
  });

  it("takes what was chosen along to the booking and to the quote", async () => {
    const user = panel(privateSafari);
    await user.click(screen.getByRole("button", { name: "Children: one more" }));
    const query = "?tour=crater-and-plains&date=2099-06-10&adults=2&children=10";
    expect(screen.getByRole("link", { name: "Book this tour" })).toHaveAttribute(
      "href",
      `/Booking${query}`,
    );
    expect(screen.getByRole("link", { name: "Get a free quote" })).toHaveAttribute(
      "href",
      `/Quote${query}`,
    );
  });

  it("asks for a quote where nothing is booked online", () => {
    panel({ ...privateSafari, bookable: false });
    expect(screen.queryByRole("link", { name: /^Book/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Get a free quote" })).toBeVisible();
  });

  it("offers to book only a day that can be had", async () => {
    const user = panel(privateSafari);
    await user.clear(screen.getByLabelText("Start date"));
    expect(screen.queryByRole("link", { name: /^Book/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Get a free quote" })).toBeVisible();
  });

  it("begins with the day that the address names", () => {
    window.history.replaceState(null, "", "/trip/x?date=2099-09-01");
    panel(privateSafari);
    expect(screen.getByLabelText("Start date")).toHaveValue("2099-09-01");
  });
});

describe("a day in the address that no calendar has", () => {
  it.each(["2099-19-39", "2099-02-31", "2099-00-00", "9999-12-31"])(
    "is as if it were not there: %s",
    (day) => {
      window.history.replaceState(null, "", `/trip/x?date=${day}`);
      panel(privateSafari);
      expect(screen.getByLabelText("Start date")).toHaveValue(privateSafari.suggested);
      expect(amount("Total for your party")).toBe("$5,180");
    },
  );
});

describe("the price panel of a shared tour", () => {
  it("offers the fixed dates, the full ones not to be chosen", () => {
    panel(sharedSafari);
    expect(screen.getByRole("option", { name: "10–12 Jun 2099 · 2 seats left" })).toBeEnabled();
    expect(screen.getByRole("option", { name: "17–19 Jun 2099 · full" })).toBeDisabled();
  });

  it("charges someone who travels alone no supplement unless they want a room alone", async () => {
    const user = panel(sharedSafari);
    expect(amount("Total for your party")).toBe("$690");
    await user.selectOptions(screen.getByLabelText("Rooms or tents"), "1");
    expect(amount("Single supplement × 1")).toBe("$90");
  });

  it("says when the party does not fit any more, and does not let it book", async () => {
    const user = panel(sharedSafari);
    const more = screen.getByRole("button", { name: "Adults: one more" });
    await user.click(more);
    await user.click(more);
    expect(screen.getByText(/one seat short for your party/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /^Book/ })).toBeNull();
  });

  it("names the nearest days, in words, for a day on which the tour does not run", async () => {
    const year = Number(businessDay().slice(0, 4)) + 1;
    const runs = [{ day: 2, months: [7, 8, 9, 10] }];
    const user = panel({
      ...privateSafari,
      runs,
      runsNote: "Possible start: July–\u2060October.",
      earliest: "2026-01-01",
      suggested: `${year}-06-20`,
    });
    const field = screen.getByLabelText("Start date");
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(
      new RegExp(`30\\sJune ${year} and .* 1\\sJuly ${year}\\.$`),
    );
    expect(screen.queryByRole("link", { name: "Book this tour" })).not.toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Add to calendar" })).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, `${year}-07-01`);
    expect(field).toBeValid();
    expect(field).toHaveAccessibleDescription("Possible start: July–\u2060October.");
    expect(screen.getByRole("link", { name: "Book this tour" })).toBeVisible();
  });
});
