import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { OperatorView } from "@/components/booking/operator/operator-view";
import type { Booking, OperatorAction } from "@/lib/contract/bookings";
import { type Answer, aBooking, answerWith, Words } from "./support";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Link {
  action: OperatorAction;
  booking?: Booking;
  departures?: string[];
  gives_back_minor?: number;
  sends_back?: { amount_minor: number; to: string };
  /** What confirming answers; without it the link does what it says. */
  confirmed?: Answer;
}

function openLink({ action, booking = aBooking(), departures = [], confirmed, ...more }: Link) {
  window.history.replaceState(null, "", "/Booking-Desk#the-token");
  const sent = answerWith((one) => {
    const done = one.body.confirm === true;
    if (done && confirmed) return confirmed(one);
    return [200, { data: { action, done, booking, departures, ...more } }];
  });
  render(<OperatorView />, { wrapper: Words });
  return () => sent.filter(({ body }) => body.confirm).map(({ body }) => body);
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

describe("the operator's page of a booking", () => {
  it("shows the booking first, and does nothing before it is confirmed", async () => {
    const confirmed = openLink({ action: "available" });
    expect(await screen.findByRole("heading", { name: "Send the invoice?" })).toBeVisible();
    for (const fact of [
      "TB-2027-0815",
      "Date being checked",
      "Crater and plains",
      /^7.?–.?12 Aug 2027$/,
      "2 adults, 1 child (9)",
      "lucja@example.com",
      "$5,000",
      "$1,500",
    ])
      expect(screen.getByText(fact)).toBeVisible();
    expect(confirmed()).toEqual([]);
  });

  it("reads another link in the same tab, but stays with its own within the page", async () => {
    const confirmed = openLink({ action: "available" });
    await screen.findByRole("button", { name: "Send the invoice" });
    window.location.hash = "content";
    await press("Send the invoice");
    await screen.findByRole("heading", { name: "The invoice is on its way." });
    expect(confirmed()).toMatchObject([{ token: "the-token" }]);
    window.location.hash = "another.token";
    await press("Send the invoice");
    await screen.findByRole("heading", { name: "The invoice is on its way." });
    expect(confirmed().at(-1)).toMatchObject({ token: "another.token" });
  });

  it("sends the invoice, says so and forgets the link", async () => {
    const confirmed = openLink({ action: "available" });
    await press("Send the invoice");
    const heading = await screen.findByRole("heading", { name: "The invoice is on its way." });
    expect(heading).toHaveFocus();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(confirmed()).toMatchObject([{ token: "the-token", confirm: true }]);
    expect(window.location.hash).toBe("");
  });

  it("says that a date which was paid before is confirmed", async () => {
    openLink({
      action: "available",
      confirmed: () => {
        const booking = aBooking({ state: "confirmed", due_now_minor: 0 });
        return [200, { data: { action: "available", done: true, booking, departures: [] } }];
      },
    });
    await press("Send the invoice");
    expect(await screen.findByText("The booking has been confirmed.")).toBeVisible();
  });

  it("keeps the page when the seats are gone meanwhile, and says why", async () => {
    const message = "There are not enough free seats.";
    openLink({
      action: "available",
      confirmed: () => [409, { error: { code: "conflict", message, reason: "seats_gone" } }],
    });
    await press("Send the invoice");
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("button", { name: "Send the invoice" })).toBeVisible();
  });

  it.each([
    [403, "forbidden", "This link isn’t valid"],
    [409, "conflict", "This link has been used"],
    [404, "not_found", "This booking no longer exists"],
  ])("with %i says what is the matter with the link", async (status, code, title) => {
    const error = { code, message: "x", reason: "link_refused" };
    openLink({ action: "available", confirmed: () => [status, { error }] });
    await press("Send the invoice");
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("needs the link of a mail", async () => {
    window.history.replaceState(null, "", "/Booking-Desk");
    render(<OperatorView />, { wrapper: Words });
    expect(await screen.findByText("This page needs a link from an e-mail")).toBeVisible();
  });
});

describe("proposing dates", () => {
  const dates = () => screen.getAllByLabelText(/^Date \d$/);

  it("takes up to five days of a private tour with a word to the guest", async () => {
    const confirmed = openLink({ action: "propose" });
    await screen.findByLabelText("Date 1");
    expect(dates()).toHaveLength(5);
    fireEvent.change(dates()[1] as HTMLElement, { target: { value: "2027-08-21" } });
    fireEvent.change(dates()[3] as HTMLElement, { target: { value: "2027-09-04" } });
    await userEvent.type(screen.getByLabelText(/A note to the guest/), "It is quieter then.");
    await press("Send the dates");
    await screen.findByText("The dates are on their way.");
    expect(confirmed()).toMatchObject([
      { dates: ["2027-08-21", "2027-09-04"], message: "It is quieter then." },
    ]);
  });

  it("shows beside the dates what is wrong with them, and keeps what was typed", async () => {
    const fields = { dates: ["Please choose a valid date."] };
    openLink({
      action: "propose",
      confirmed: () => [422, { error: { code: "invalid", message: "x", fields } }],
    });
    await screen.findByLabelText("Date 1");
    fireEvent.change(dates()[0] as HTMLElement, { target: { value: "2020-01-01" } });
    await userEvent.type(screen.getByLabelText(/A note to the guest/), "Sorry.");
    await press("Send the dates");
    const group = await screen.findByRole("group", { name: "Dates to propose" });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/Please choose a valid date\.$/));
    expect(dates()[0]).toHaveValue("2020-01-01");
    expect(screen.getByLabelText(/A note to the guest/)).toHaveValue("Sorry.");
  });

  const seven = [1, 2, 3, 4, 5, 6, 7].map((day) => `2027-10-0${day}`);

  it("offers the free departures of a shared tour, five at most", async () => {
    const confirmed = openLink({
      action: "propose",
      booking: aBooking({ fixed_date: true }),
      departures: seven,
    });
    await screen.findByRole("group", { name: "Departures with room" });
    for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
    await press("Send the dates");
    await screen.findByText("The dates are on their way.");
    expect(confirmed()).toMatchObject([{ dates: seven.slice(0, 5) }]);
  });

  it("says when no departure has room", async () => {
    openLink({ action: "propose", booking: aBooking({ fixed_date: true }) });
    expect(await screen.findByText(/No departure of this tour has room/)).toBeVisible();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});

describe("cancelling", () => {
  it("says what goes back and sends the reason along", async () => {
    const booking = aBooking({ state: "confirmed", paid_minor: 150_000 });
    // The rest an agent has kept, or it is on its way back.
    const confirmed = openLink({ action: "cancel", booking, gives_back_minor: 120_000 });
    expect(await screen.findByText(/comes from us: everything.*, \$1,200, will/)).toBeVisible();
    expect(screen.getByText(/If the guest cancels.*cancel at the desk/)).toBeVisible();
    await userEvent.type(screen.getByLabelText(/The reason/), "The camp is closed.");
    await press("Cancel the booking");
    expect(await screen.findByText("The booking has been cancelled.")).toBeVisible();
    expect(confirmed()).toMatchObject([{ message: "The camp is closed." }]);
  });

  it("says a sum with cents to the cent", async () => {
    const booking = aBooking({ state: "confirmed", paid_minor: 149_875 });
    openLink({ action: "cancel", booking, gives_back_minor: 149_875 });
    expect(await screen.findByText(/everything that was paid.*, \$1,498\.75, will/)).toBeVisible();
    expect(screen.getByText("$1,498.75")).toBeVisible();
  });

  it("never says that a guest is told of whom no address is known", async () => {
    const told = /no e-mail address for this guest/;
    const booking = aBooking({ email: "" });
    const confirmed = openLink({ action: "cancel", booking });
    expect(await screen.findByText(told)).toBeVisible();
    await press("Cancel the booking");
    expect(await screen.findByText("The booking has been cancelled.")).toBeVisible();
    expect(screen.getByText(told)).toBeVisible();
    expect(screen.queryByText(/We will tell the guest/)).toBeNull();
    expect(confirmed()).toHaveLength(1);
  });

  it("says that nothing goes back", async () => {
    openLink({ action: "cancel", gives_back_minor: 0 });
    expect(await screen.findByText(/Nothing that was paid is with us/)).toBeVisible();
  });
});

describe("recording that money was sent back by hand", () => {
  it("names the sum and asks for nothing else", async () => {
    const booking = aBooking({ state: "cancelled", paid_minor: 150_000, refund_minor: 140_000 });
    const sends_back = { amount_minor: 40_000, to: "Anna" };
    const confirmed = openLink({ action: "record_refund", booking, sends_back });
    expect(await screen.findByText("$400")).toBeVisible();
    expect(screen.getByText("Anna")).toBeVisible();
    expect(screen.queryByText("$1,400")).toBeNull();
    await press("Record the refund");
    expect(await screen.findByText("The refund has been recorded.")).toBeVisible();
    expect(confirmed()).toHaveLength(1);
  });
});

describe("recording a transfer", () => {
  const amount = () => screen.findByLabelText("Amount received, in dollars");
  const reference = () => screen.getByLabelText("Reference of the transfer");

  it("is filled with what is due", async () => {
    const confirmed = openLink({ action: "record_payment" });
    expect(await amount()).toHaveValue("1500");
    await userEvent.type(reference(), "FT27-0815");
    await press("Record the payment");
    await screen.findByText("The payment has been recorded.");
    expect(confirmed()).toMatchObject([{ amount_minor: 150_000, bank_reference: "FT27-0815" }]);
  });

  it("takes cents, as banks keep some of it", async () => {
    const confirmed = openLink({ action: "record_payment" });
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), "$1,484.50");
    await userEvent.type(reference(), "FT1");
    await press("Record the payment");
    await screen.findByText("The payment has been recorded.");
    expect(confirmed()).toMatchObject([{ amount_minor: 148_450 }]);
  });

  it("does not guess what 1484,50 means", async () => {
    const confirmed = openLink({ action: "record_payment" });
    await userEvent.clear(await amount());
    await userEvent.type(await amount(), "1484,50");
    await press("Record the payment");
    expect(await amount()).toHaveAccessibleDescription(/Please check this\./);
    expect(await amount()).toHaveValue("1484,50");
    expect(confirmed()).toEqual([]);
  });

  it("shows the site's answer beside its field and lets it be put right", async () => {
    let fields: Record<string, string[]> = { bank_reference: ["Please fill this in."] };
    openLink({
      action: "record_payment",
      confirmed: ({ body }) => {
        if (!body.bank_reference)
          return [422, { error: { code: "invalid", message: "x", fields } }];
        fields = {};
        const booking = aBooking({ state: "confirmed", paid_minor: 150_000 });
        return [200, { data: { action: "record_payment", done: true, booking, departures: [] } }];
      },
    });
    await amount();
    await press("Record the payment");
    await screen.findByText("Please fill this in.");
    expect(reference()).toBeInvalid();
    await userEvent.type(reference(), "FT2");
    await press("Record the payment");
    expect(await screen.findByText("The payment has been recorded.")).toBeVisible();
    expect(screen.getByText("Confirmed")).toBeVisible();
  });

  it("keeps everything when the site cannot be reached", async () => {
    openLink({ action: "record_payment", confirmed: () => [503, {}] });
    await userEvent.type(await screen.findByLabelText("Reference of the transfer"), "FT3");
    await press("Record the payment");
    expect(await screen.findByText(/couldn’t be reached/)).toBeVisible();
    expect(reference()).toHaveValue("FT3");
  });
});
