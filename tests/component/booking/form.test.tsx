import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keptKey } from "@/components/booking/booking-keys";
import { storeDraft } from "@/components/booking/form/draft-storage";
import { emptyDraft } from "@/components/booking/form/empty-draft";
import { nobody, useAuth } from "@/lib/site/account/auth-store";
import { teachDialogs } from "../../support/dialog";
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

/** Leaves a draft on the device as an earlier visit would have. */
function leaveDraft(draft: Partial<typeof emptyDraft>): void {
  const now = Date.now();
  storeDraft({
    draft: { ...emptyDraft, tour: "crater-and-plains", ...draft },
    started_at: now - 60_000,
    saved_at: now,
    request_key: null,
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  push.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});

describe("the price beside the form", () => {
  it("is what the tour's own page shows, with deposit, balance and the refund as dates", async () => {
    site({});
    await openForm("?tour=crater-and-plains&date=2099-06-10&adults=2&children=9");
    expect(amount("2 adults × $2,000")).toBe("$4,000");
    expect(amount("Child of 9, 50%")).toBe("$1,000");
    expect(amount("Your party")).toBe("$5,000");
    expect(amount("Deposit to confirm (30%)")).toBe("$1,500");
    expect(amount("Balance by 11 April 2099")).toBe("$3,500");
    expect(screen.getByRole("row", { name: /until 10 Apr 2099 we keep \$1,500/ })).toBeVisible();
    expect(screen.getByRole("row", { name: /until 11 May 2099 we keep \$2,500/ })).toBeVisible();
    expect(screen.getByRole("row", { name: /from 12 May 2099 nothing comes back/ })).toBeVisible();
    expect(screen.getByText(/We check availability first/)).toBeVisible();
  });

  it("waits for the age of each child", async () => {
    site({});
    const user = await openForm();
    await user.click(screen.getByRole("button", { name: "Children under 18: one more" }));
    expect(screen.getByText(/Choose the age of each child/)).toBeVisible();
    await user.selectOptions(screen.getByRole("combobox", { name: "Age of child 1" }), "9");
    expect(amount("Your party")).toBe("$5,000");
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
    expect(amount("Your party")).toBe("$5,000");
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
                fields: { coupon_code: ["We do not know this code."] },
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
    await waitFor(() => expect(code).toHaveAccessibleDescription("We do not know this code."));
    expect(amount("Your party")).toBe("$4,000");
    await user.clear(code);
    await user.type(code, "karibu");
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText("The code is taken off your price.")).toBeVisible();
    expect(amount("Coupon KARIBU")).toBe("−$400");
    expect(amount("Your party")).toBe("$3,600");
    expect(posted.map(({ body }) => body.coupon_code)).toEqual(["NOPE", "KARIBU"]);
  });
});

describe("the choice of a date", () => {
  const departures = [departure("2099-06-10", 2), departure("2099-06-20", 0)];

  it("offers the fixed dates of a shared tour with the seats that are left", async () => {
    site({ tour: sharedTour, departures });
    await openForm();
    expect(screen.getByRole("radio", { name: /10.+15 Jun 2099.*2 seats left/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: /20.+25 Jun 2099.*Full/ })).toBeVisible();
    expect(screen.getByText(/Seats are held for 48 hours/)).toBeVisible();
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
    expect(screen.getByRole("link", { name: /not enough seats/ })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Join the waiting list" }));
    const form = within(await screen.findByRole("dialog", { name: "Join the waiting list" }));
    await user.type(form.getByRole("textbox", { name: "Full name" }), "Ann Lee");
    await user.type(form.getByRole("textbox", { name: "E-mail address" }), "ann@example.com");
    await user.click(form.getByRole("button", { name: "Put me on the list" }));
    expect(await screen.findByText("You are on the list")).toBeVisible();
    expect(posted).toHaveLength(1);
    expect(posted[0]?.body).toMatchObject({ departure: "crater-2099-06-20", seats: 3 });
  });
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
    expect(keptKey("B-7KM4-X2PA-9TRH")).toBe(`bk_${"k".repeat(43)}`);
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
    expect(amount("Your party")).toBe("$4,200");
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
    expect(await screen.findByText(/Somebody was faster/)).toBeVisible();
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
    expect(await screen.findByText("We could not be reached just now.")).toBeVisible();
    expect(localStorage.getItem("tembea-booking")).toContain("lucja@example.com");
    await user.click(screen.getByRole("button", { name: "Send again" }));
    await waitFor(() => expect(push).toHaveBeenCalled());
    expect(booked()[1]?.key).toBe(booked()[0]?.key);
  });
});

describe("who is signed in", () => {
  afterEach(() => {
    localStorage.clear();
    useAuth.setState({ ...nobody, status: "anonymous" });
  });

  it("finds the contact details filled in, but what was typed stays", async () => {
    localStorage.setItem("token", "t".repeat(43));
    const known = { email: "neema@example.com", name: "Neema K.", phone: "+255700000000" };
    const unasked = { title: "", country: "TZ", country_of_residence: "DE", avatar: null };
    site({ user: { ...known, ...unasked, language: "en" } });
    leaveDraft({ full_name: "N. Kimaro" });
    await openForm();
    expect(await screen.findByText(/You are signed in as neema@example.com/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "E-mail address" })).toHaveValue(known.email);
    expect(screen.getByRole("combobox", { name: "Country" })).toHaveValue("DE");
    expect(screen.getByRole("textbox", { name: "Full name" })).toHaveValue("N. Kimaro");
  });
});

describe("what was typed", () => {
  it("survives that the page is closed, and another tour begins with an empty trip", async () => {
    site({});
    const user = await openForm("?tour=crater-and-plains&date=2099-06-10&adults=3");
    await fillIn(user);
    cleanup();
    await openForm("");
    expect(screen.getByText(/Welcome back/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Full name" })).toHaveValue("Łucja Weiß");
    expect(screen.getByText(/3 adults$/)).toBeVisible();
    cleanup();
    await openForm("?tour=another-tour");
    expect(screen.getByRole("textbox", { name: "Full name" })).toHaveValue("Łucja Weiß");
    expect(screen.getByText(/2 adults$/)).toBeVisible();
    expect(screen.getByLabelText("First day of the tour")).toHaveValue("");
  });

  it("goes along to the page in another language", async () => {
    site({});
    const other = document.createElement("a");
    other.hreflang = "de";
    other.href = "http://de.localhost/Booking";
    document.body.append(other);
    const user = await openForm("?tour=crater-and-plains&date=2099-06-10&adults=3");
    await user.click(screen.getByRole("button", { name: "Adults: one more" }));
    expect(other.search).toBe("?tour=krater-und-ebenen&date=2099-06-10&adults=4");
    other.remove();
  });

  it.each(["{", JSON.stringify({ version: 7 }), JSON.stringify({ draft: { adults: -3 } })])(
    "is ignored when it makes no sense: %s",
    async (stored) => {
      localStorage.setItem("tembea-booking", stored);
      site({});
      await openForm();
      expect(screen.queryByText(/Welcome back/)).toBeNull();
      expect(screen.getByText(/2 adults$/)).toBeVisible();
    },
  );
});
