import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { businessDay } from "@/lib/clock";
import { policy } from "@/lib/pricing/policy";
import { teachDialogs } from "../../support/dialog";
import {
  amount,
  bookButton,
  departure,
  openForm,
  privateTour,
  sharedTour,
  site,
} from "./form-support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

// The refunds of these dates, whatever the operator's own are.
vi.mock("@/lib/pricing/policy", async (original) => {
  const { policy } = await original<typeof import("@/lib/pricing/policy")>();
  const { exampleRefund } = await import("../../support/example-refund");
  return { policy: { ...policy, refund: exampleRefund } };
});

describe("the price beside the form", () => {
  it("is what the tour's own page shows, with deposit, balance and the refund as dates", async () => {
    site({});
    await openForm("?tour=crater-and-plains&date=2099-06-10&adults=2&children=9");
    expect(amount("2 adults × $2,000")).toBe("$4,000");
    expect(amount("Child aged 9, 50%")).toBe("$1,000");
    expect(amount("Total for your party")).toBe("$5,000");
    expect(amount("Deposit to confirm (30%)")).toBe("$1,500");
    expect(amount("Balance by 11 April 2099")).toBe("$3,500");
    expect(screen.getByRole("row", { name: /until 10\sApr 2099 we keep \$1,500/ })).toBeVisible();
    expect(screen.getByRole("row", { name: /until 11\sMay 2099 we keep \$2,500/ })).toBeVisible();
    expect(screen.getByRole("row", { name: /from 12\sMay 2099 no refund/ })).toBeVisible();
    expect(screen.getByText(/We check availability first/)).toBeVisible();
  });

  it("is not there for a day on which the tour does not run, and the field names the nearest two", async () => {
    site({ tour: { ...privateTour, runs: [{ day: 1, months: [7, 8] }] } });
    const year = Number(businessDay().slice(0, 4)) + 1;
    const user = await openForm(`?tour=crater-and-plains&date=${year}-06-14&adults=2`);
    const field = screen.getByLabelText("First day of the tour");
    expect(field).toHaveAccessibleDescription("Possible start: July–\u2060August.");
    await user.click(bookButton());
    expect(field).toHaveAccessibleDescription(
      new RegExp(` 1\\sJuly ${year} and .* 2\\sJuly ${year}\\.$`),
    );
    await user.clear(field);
    await user.type(field, `${year}-07-05`);
    expect(field).toBeValid();
    expect(amount("Total for your party")).toBe("$4,000");
  });

  it("waits for the age of each child", async () => {
    site({});
    const user = await openForm();
    await user.click(screen.getByRole("button", { name: "Children under 18: one more" }));
    expect(screen.getByText(/Choose the age of each child/)).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Age of child 1" }), "9");
    expect(amount("Total for your party")).toBe("$5,000");
  });

  it("takes extras in, and leaves those out that somebody is too young for", async () => {
    site({});
    const user = await openForm();
    const balloon = screen.getByRole("checkbox", { name: /Balloon flight/ });
    await user.click(balloon);
    expect(amount("Balloon flight × 2")).toBe("$1,000");
    await user.click(screen.getByRole("button", { name: "Children under 18: one more" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "Age of child 1" }), "6");
    expect(balloon).toBeDisabled();
    expect(balloon).not.toBeChecked();
    expect(amount("Total for your party")).toBe("$5,000");
  });

  it("takes a coupon off as the site says, and says at the field why one does not count", async () => {
    const { posted } = site({
      price: ({ body }) => {
        if (body.coupon_code !== "KARIBU")
          return Response.json(
            {
              error: {
                code: "invalid",
                message: "",
                fields: { coupon_code: ["We don’t know this code."] },
              },
            },
            { status: 422 },
          );
        const lines = [
          { kind: "adults", count: 2, unit_minor: 200_000, amount_minor: 400_000 },
          { kind: "coupon", code: "KARIBU", amount_minor: -40_000 },
        ];
        const price = { lines, total_minor: 360_000, deposit_minor: 108_000 };
        return Response.json({
          data: {
            ...price,
            currency: "USD",
            deposit_percent: 30,
            balance_minor: 252_000,
            due_now_minor: 108_000,
            balance_due: "2099-04-11",
          },
        });
      },
    });
    const user = await openForm();
    const code = screen.getByRole("textbox", { name: /Coupon code/ });
    await user.type(code, "nope{Enter}");
    await waitFor(() => expect(code).toHaveAccessibleDescription("We don’t know this code."));
    expect(amount("Total for your party")).toBe("$4,000");
    await user.clear(code);
    await user.type(code, "karibu");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText("The discount has been taken off your price.")).toBeVisible();
    expect(amount("Coupon KARIBU")).toBe("−$400");
    expect(amount("Total for your party")).toBe("$3,600");
    expect(posted.map(({ body }) => body.coupon_code)).toEqual(["NOPE", "KARIBU"]);
  });
});

describe("a party that changes with a coupon", () => {
  it("is asked about once, 200 ms after its last change", async () => {
    const lines = [{ kind: "adults", count: 2, unit_minor: 200_000, amount_minor: 400_000 }];
    const due = { balance_minor: 0, due_now_minor: 400_000, balance_due: "2099-04-11" };
    const sums = { total_minor: 400_000, deposit_percent: 100, deposit_minor: 400_000, ...due };
    const { posted } = site({
      price: () => Response.json({ data: { lines, currency: "USD", ...sums } }),
    });
    const user = await openForm();
    await user.type(screen.getByRole("textbox", { name: /Coupon code/ }), "karibu{Enter}");
    await screen.findByText("The discount has been taken off your price.");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const more = screen.getByRole("button", { name: "Adults: one more" });
      fireEvent.click(more);
      await act(() => vi.advanceTimersByTimeAsync(150));
      fireEvent.click(more);
      await act(() => vi.advanceTimersByTimeAsync(199));
      expect(posted).toHaveLength(1);
      await act(() => vi.advanceTimersByTimeAsync(1));
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(posted).toHaveLength(2));
    expect(posted[1]?.body.adults).toBe(4);
  });
});

describe("the choice of rooms", () => {
  it("puts nobody beside a stranger on a private trip", async () => {
    site({});
    await openForm("?tour=crater-and-plains&adults=2&children=9");
    const names = screen.getAllByRole("option", { name: /rooms? or tent/ });
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).not.toHaveTextContent(/shares/);
  });
});

describe("the choice of a date", () => {
  const departures = [departure("2099-06-10", 2), departure("2099-06-20", 0)];

  it("offers the fixed dates of a shared tour with the seats that are left", async () => {
    site({ tour: sharedTour, departures });
    await openForm();
    expect(screen.getByRole("radio", { name: /10.+15\sJun 2099.*2 seats left/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /20.+25\sJun 2099.*Full/ })).toBeVisible();
    expect(
      screen.getByText(new RegExp(`Seats are held for up to ${policy.holdHours} hours`)),
    ).toBeVisible();
  });

  it("offers neither a waiting list nor coupons where the site has none", async () => {
    site({ tour: sharedTour, departures });
    const search = "?tour=crater-and-plains&date=2099-06-20&adults=3";
    await openForm(search, { waitingList: false, coupons: false });
    expect(screen.getByText(/Please choose another date/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Join the waiting list" })).toBeNull();
    expect(screen.queryByRole("textbox", { name: /Coupon/ })).toBeNull();
  });

  it("offers the waiting list where the party does not fit", async () => {
    const { posted } = site({
      tour: sharedTour,
      departures,
      waiting: () => Response.json({ data: { reference: "W-7KM4-X2PA-9TRH" } }, { status: 201 }),
    });
    teachDialogs();
    const user = await openForm("?tour=crater-and-plains&date=2099-06-20&adults=3");
    expect(screen.getByText("This departure is full.")).toBeVisible();
    await user.click(bookButton());
    expect(screen.getByRole("link", { name: /aren’t enough seats/ })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
    const form = within(await screen.findByRole("dialog", { name: "Join the waiting list" }));
    await user.type(form.getByRole("textbox", { name: "Full name" }), "Ann Lee");
    await user.type(form.getByRole("textbox", { name: "E-mail address" }), "ann@example.com");
    await user.click(form.getByRole("button", { name: "Put me on the list" }));
    expect(await screen.findByText("You’re on the list")).toBeVisible();
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body).toMatchObject({ departure: "crater-2099-06-20", seats: 3 });
  });
});
