import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bookingKeys } from "@/components/booking/kept-keys";
import {
  amount,
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
});

describe("sending a booking", () => {
  it("names what is missing and leads to the first of it", async () => {
    const { posted } = site({});
    const user = await openForm("?tour=crater-and-plains");
    await user.click(bookButton());
    expect(await screen.findByText(/Please check 6 answers/)).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("First day of the tour")).toHaveFocus());
    expect(posted).toEqual([]);
  });

  it("says that a date is gone, as of a booking that is made again", async () => {
    const { posted } = site({ tour: sharedTour, departures: [departure("2099-06-10", 6)] });
    const user = await openForm("?tour=crater-and-plains&date=2099-05-01&adults=2");
    await fillIn(user);
    await user.click(bookButton());
    expect((await screen.findAllByText(/doesn’t start on that day/)).length).toBeGreaterThan(0);
    expect(posted).toEqual([]);
  });

  it("sends the party and the price that was seen once, and opens the booking with its key", async () => {
    const { booked } = site({ bookings: [received] });
    const user = await openForm("?tour=crater-and-plains&date=2099-06-10&adults=2&children=9");
    await fillIn(user);
    await user.dblClick(bookButton());
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(push).toHaveBeenCalledWith(`/Booking/B-7KM4-X2PA-9TRH#bk_${"k".repeat(43)}`);
    expect(booked()).toHaveLength(1);
    expect(booked()[0]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(booked()[0]?.body).toMatchObject({
      tour: "crater-and-plains",
      starts: "2099-06-10",
      adults: 2,
      children: [9],
      shown_total_minor: 500_000,
      agree: true,
      of_age: true,
    });
    expect(booked()[0]?.body).not.toHaveProperty("coupon_code");
    expect(bookingKeys.kept("B-7KM4-X2PA-9TRH")).toBe(`bk_${"k".repeat(43)}`);
    expect(localStorage.getItem("tembea-booking")).toBeNull();
  });

  it("shows a price that changed meanwhile and books only when it was agreed to", async () => {
    const changed = { ...privateTour, prices: { ...privateTour.prices } };
    const { booked } = site({
      bookings: [conflict("price_changed"), received],
      price: () =>
        Response.json({
          data: {
            currency: "USD",
            lines: [{ kind: "adults", count: 2, unit_minor: 210_000, amount_minor: 420_000 }],
            total_minor: 420_000,
            deposit_percent: 30,
            deposit_minor: 126_000,
            balance_minor: 294_000,
            due_now_minor: 126_000,
            balance_due: "2099-04-11",
          },
        }),
      tour: changed,
    });
    const user = await openForm();
    await fillIn(user);
    await user.click(bookButton());
    expect(await screen.findByText("The price is now $4,200 instead of $4,000.")).toBeVisible();
    expect(amount("Total for your party")).toBe("$4,200");
    expect(push).not.toHaveBeenCalled();
    await user.click(bookButton());
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(booked().map(({ body }) => body.shown_total_minor)).toEqual([400_000, 420_000]);
    expect(booked()[0]?.key).not.toBe(booked()[1]?.key);
  });

  it("says that somebody was faster and shows the seats as they are now", async () => {
    const departures = [departure("2099-06-10", 2)];
    const served = site({
      tour: sharedTour,
      departures,
      bookings: [
        () => {
          departures[0] = departure("2099-06-10", 0);
          return conflict("seats_gone")();
        },
      ],
      price: unreachable,
    });
    const user = await openForm();
    await fillIn(user);
    await user.click(bookButton());
    expect(await screen.findByText(/Someone else got there first/)).toBeVisible();
    expect(await screen.findByText("This departure is full.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Join the waiting list" })).toBeVisible();
    expect(served.booked()).toHaveLength(1);
  });

  it("leads to the field that the site refuses, with its words", async () => {
    site({
      bookings: [
        () =>
          Response.json(
            {
              error: { code: "invalid", message: "", fields: { email: ["This mailbox is full."] } },
            },
            { status: 422 },
          ),
      ],
    });
    const user = await openForm();
    await fillIn(user);
    await user.click(bookButton());
    const email = screen.getByRole("textbox", { name: "E-mail address" });
    await waitFor(() => expect(email).toHaveFocus());
    expect(email).toHaveAccessibleDescription("This mailbox is full.");
    await user.type(email, "x");
    expect(email).toBeValid();
  });

  it("keeps everything when we cannot be reached and sends it again with the same key", async () => {
    const { booked } = site({ bookings: [unreachable, received] });
    const user = await openForm();
    await fillIn(user);
    await user.click(bookButton());
    expect(await screen.findByText("We couldn’t be reached just now.")).toBeVisible();
    expect(localStorage.getItem("tembea-booking")).toContain("lucja@example.com");
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(booked()[1]?.key).toBe(booked()[0]?.key);
  });
});
