import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Departure } from "@/lib/contract/departures";
import { nobody, useAuth } from "@/lib/site/account/auth-store";
import {
  bookButton,
  conflict,
  departure,
  fillIn,
  openForm,
  privateTour,
  received,
  sharedTour,
  site,
  unreachable,
} from "./form-support";

const push = vi.hoisted(() => vi.fn());
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  push.mockReset();
  localStorage.clear();
  sessionStorage.clear();
  useAuth.setState({ ...nobody, status: "anonymous" });
});

type Site = ReturnType<typeof site>;

/** Sends a booking whose answer is lost, and opens the page anew, as a reload does. */
async function loseTheAnswer(
  user: Awaited<ReturnType<typeof openForm>>,
  meanwhile: () => void = () => undefined,
) {
  await fillIn(user);
  await user.click(bookButton());
  expect(await screen.findByText("We couldn’t be reached just now.")).toBeVisible();
  cleanup();
  meanwhile();
  return openForm(window.location.search);
}

async function expectSameAgain({ booked }: Site, totalMinor: number) {
  await waitFor(() => expect(push).toHaveBeenCalled());
  const [first, again] = booked();
  expect(booked()).toHaveLength(2);
  expect(first?.body.shown_total_minor).toBe(totalMinor);
  expect(again?.key).toBe(first?.key);
  expect({ ...again?.body, seconds_open: 0 }).toEqual({ ...first?.body, seconds_open: 0 });
}

const used = { coupon_code: ["This code has been used up."] };

/** What the site says a party pays. */
const priced = (total: number) => {
  const due = { balance_minor: 0, due_now_minor: total, balance_due: "2099-04-11" };
  const sums = { total_minor: total, deposit_percent: 100, deposit_minor: total, ...due };
  return Response.json({ data: { lines: [], currency: "USD", ...sums } });
};

describe("a booking whose answer was lost", () => {
  it.each<[string, Departure[], RegExp]>([
    ["the last seats", [departure("2099-06-10", 0)], /This departure is full/],
    ["a date that is not offered any more", [], /There are no fixed dates/],
  ])("is sent again as it was after a reload, though it took %s itself", async (_, left, says) => {
    const departures = [departure("2099-06-10", 2)];
    const lost = () => {
      departures.splice(0, 1, ...left);
      return unreachable();
    };
    const served = site({ tour: sharedTour, departures, bookings: [lost, received] });
    const user = await loseTheAnswer(await openForm());
    expect(screen.getByText(says)).toBeVisible();
    await user.click(bookButton());
    await expectSameAgain(served, 180_000);
  });

  it("is sent again as it was by who comes back from the tour with the same date and party", async () => {
    const served = site({ bookings: [unreachable, received] });
    await loseTheAnswer(await openForm());
    cleanup();
    const user = await openForm("?tour=crater-and-plains&date=2099-06-10&adults=2");
    await user.click(bookButton());
    await expectSameAgain(served, 400_000);
  });

  it("is another one where the tour's page says another party", async () => {
    const { booked } = site({ bookings: [unreachable, received] });
    await loseTheAnswer(await openForm());
    cleanup();
    const user = await openForm("?tour=crater-and-plains&date=2099-06-10&adults=3");
    await user.click(bookButton());
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(booked()[1]?.key).not.toBe(booked()[0]?.key);
  });

  it("is sent again as it was by who is signed in and left out what their account knows", async () => {
    localStorage.setItem("token", "t".repeat(43));
    const user = { email: "lucja@example.com", name: "", phone: "+255700000000", title: "" };
    const unasked = { country: "DE", country_of_residence: "", avatar: null, language: "en" };
    const served = site({ user: { ...user, ...unasked }, bookings: [unreachable, received] });
    const first = await openForm();
    const phone = () => screen.findByRole("textbox", { name: /^Phone/ });
    await waitFor(async () => expect(await phone()).not.toHaveValue(""));
    await first.clear(screen.getByRole("textbox", { name: "E-mail address" }));
    await first.clear(await phone());
    const again = await loseTheAnswer(first);
    await screen.findByText(/signed in as/);
    await again.click(bookButton());
    await expectSameAgain(served, 400_000);
  });

  it("is sent again as it was, though it used up its coupon itself", async () => {
    let isUsed = false;
    const served = site({
      price: () =>
        isUsed
          ? Response.json(
              { error: { code: "invalid", message: "", fields: used } },
              { status: 422 },
            )
          : priced(360_000),
      bookings: [
        () => {
          isUsed = true;
          return unreachable();
        },
        received,
      ],
    });
    const first = await openForm();
    await first.type(screen.getByRole("textbox", { name: /Coupon code/ }), "karibu{Enter}");
    await screen.findByText("The discount has been taken off your price.");
    const user = await loseTheAnswer(first);
    await screen.findByText("This code has been used up.");
    await user.click(bookButton());
    await expectSameAgain(served, 360_000);
  });

  it("is sent again at the total that was agreed to, and another one is asked about", async () => {
    const { prices } = privateTour;
    const tour = { ...privateTour };
    const { booked } = site({
      tour,
      price: () => priced(420_000),
      bookings: [unreachable, conflict("price_changed"), received],
    });
    const first = await openForm();
    tour.prices = { ...prices, per_person: [{ travellers: 1, amount_minor: 210_000 }] };
    const user = await loseTheAnswer(first);
    await user.click(bookButton());
    expect(await screen.findByText("The price is now $4,200 instead of $4,000.")).toBeVisible();
    await user.click(bookButton());
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(booked().map(({ body }) => body.shown_total_minor)).toEqual([400_000, 400_000, 420_000]);
    const [one, two, three] = booked().map(({ key }) => key);
    expect(two).toBe(one);
    expect(three).not.toBe(two);
  });

  it("is another one once something is changed: what is gone is said then", async () => {
    const departures = [departure("2099-06-10", 2)];
    const lost = () => {
      departures[0] = departure("2099-06-10", 0);
      return unreachable();
    };
    const { booked } = site({ tour: sharedTour, departures, bookings: [lost] });
    const user = await loseTheAnswer(await openForm());
    await user.type(screen.getByRole("textbox", { name: "Full name" }), "x");
    await user.click(bookButton());
    expect(screen.getByRole("link", { name: /aren’t enough seats/ })).toBeVisible();
    expect(booked()).toHaveLength(1);
  });

  it("says what is gone where a version kept it that did not keep its total", async () => {
    const departures = [departure("2099-06-10", 2)];
    const lost = () => {
      departures.splice(0, 1);
      return unreachable();
    };
    const { booked } = site({ tour: sharedTour, departures, bookings: [lost] });
    const user = await loseTheAnswer(await openForm(), () => {
      for (const [name, text] of Object.entries(localStorage)) {
        const { agreed, ...kept } = JSON.parse(text);
        localStorage.setItem(name, JSON.stringify(kept));
      }
    });
    await user.click(bookButton());
    expect(screen.getByRole("link", { name: /doesn’t start on that day/ })).toBeVisible();
    expect(booked()).toHaveLength(1);
  });
});
