import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bookingKeys } from "@/components/booking/kept-keys";
import { rememberPaying } from "@/components/booking/payment/paying-booking";
import { PaymentView } from "@/components/booking/payment/payment-view";
import { ReturnView } from "@/components/booking/payment/return-view";
import type { PaymentState } from "@/lib/contract/bookings";
import {
  answering,
  confirmedBooking,
  heldBooking,
  key,
  reference,
  refused,
  show,
  shown,
} from "./guest-support";

const went = vi.fn<(address: string) => void>();

beforeEach(() => {
  // Where the page leads to is outside of what jsdom can go to.
  vi.stubGlobal("location", {
    ...window.location,
    get search() {
      return new URL(document.URL).search;
    },
    get hash() {
      return new URL(document.URL).hash;
    },
    assign: went,
  });
});

afterEach(() => {
  cleanup();
  went.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
});

function openPayment() {
  bookingKeys.keep(reference, key);
  window.history.replaceState(null, "", `/Payment?reference=${reference}`);
  return show(<PaymentView />);
}

describe("the page to pay on", () => {
  it("says what is paid to whom and leads to the provider", async () => {
    const asked = answering(({ method }) =>
      method === "POST"
        ? Response.json({ redirect_url: "https://pay.example/order/1" })
        : shown(heldBooking()),
    );
    const user = openPayment();
    expect(await screen.findByRole("radio", { name: /The deposit, \$1,500/ })).toBeChecked();
    expect(screen.getByText(/Tembea Safaris/)).toBeVisible();
    expect(screen.getByText(/Your card details stay there/)).toBeVisible();
    await user.dblClick(screen.getByRole("button", { name: "Pay $1,500 now" }));
    await waitFor(() => expect(went).toHaveBeenCalledWith("https://pay.example/order/1"));
    const orders = asked.filter(({ method }) => method === "POST");
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      path: "/api/submit-order-request",
      bearer: `Bearer ${key}`,
      body: { reference, purpose: "deposit" },
    });
    expect(orders[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it("asks for the cents that are missing", async () => {
    answering(() => shown(heldBooking({ paid_minor: 148_750, due_now_minor: 1_250 })));
    openPayment();
    expect(await screen.findByRole("button", { name: "Pay $12.50 now" })).toBeVisible();
    expect(screen.getByRole("radio", { name: /The deposit, \$12\.50/ })).toBeChecked();
  });

  it("lets everything be paid at once", async () => {
    const asked = answering(({ method }) =>
      method === "POST"
        ? Response.json({ redirect_url: "https://pay.example/2" })
        : shown(heldBooking()),
    );
    const user = openPayment();
    await user.click(await screen.findByRole("radio", { name: /Everything, \$5,000/ }));
    await user.click(screen.getByRole("button", { name: "Pay $5,000 now" }));
    await waitFor(() => expect(went).toHaveBeenCalled());
    expect(asked.at(-1)?.body).toEqual({ reference, purpose: "balance" });
  });

  it("goes nowhere but to a page of the web", async () => {
    answering(({ method }) =>
      method === "POST"
        ? Response.json({ redirect_url: "javascript:alert(1)" })
        : shown(heldBooking()),
    );
    const user = openPayment();
    await user.click(await screen.findByRole("button", { name: "Pay $1,500 now" }));
    expect(await screen.findByText("We couldn’t be reached just now.")).toBeVisible();
    expect(went).not.toHaveBeenCalled();
  });

  it("says kindly that the provider is away, and tries again with another order", async () => {
    let away = true;
    const asked = answering(({ method }) => {
      if (method !== "POST") return shown(heldBooking());
      if (away)
        return refused(503, "unavailable", "The payment service does not answer.", "payment_away");
      return Response.json({ redirect_url: "https://pay.example/3" });
    });
    const user = openPayment();
    await user.click(await screen.findByRole("button", { name: "Pay $1,500 now" }));
    expect(await screen.findByText("The payment service does not answer.")).toBeVisible();
    away = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(went).toHaveBeenCalled());
    const [first, second] = asked.filter(({ method }) => method === "POST");
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it.each([
    ["everything is paid", confirmedBooking({ actions: [], balance_minor: 0 }), /has been paid/],
    ["nothing is due yet", heldBooking({ state: "enquiry", actions: [] }), /Nothing is due yet/],
    [
      "the hold is over",
      heldBooking({ state: "expired", actions: [] }),
      /The time to pay has run out/,
    ],
  ])("says that %s", async (_, booking, words) => {
    answering(() => shown(booking));
    openPayment();
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to your booking" })).toHaveAttribute(
      "href",
      `/Booking/${reference}`,
    );
  });

  it("asks for a bank transfer where the deposit cannot be paid online", async () => {
    answering(() => shown(heldBooking({ actions: ["invoice", "change", "cancel"] })));
    openPayment();
    expect(await screen.findByText(/a bank transfer is just as good/)).toBeVisible();
    expect(screen.getByText("$1,500")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Pay/ })).toBeNull();
    expect(screen.getByRole("link", { name: "Go to your booking" })).toBeVisible();
  });

  it("asks for a bank transfer where the balance cannot be paid online", async () => {
    answering(() => shown(confirmedBooking({ actions: ["change", "cancel"] })));
    openPayment();
    expect(await screen.findByText(/to the account on your invoice/)).toBeVisible();
    expect(screen.getByText("$3,500")).toBeVisible();
  });

  it("shows how to pay as soon as paying online was refused", async () => {
    let isOff = false;
    answering(({ method }) => {
      if (method !== "POST") return shown(heldBooking(isOff ? { actions: ["invoice"] } : {}));
      isOff = true;
      return refused(409, "conflict", "Paying online is not possible.", "payment_off");
    });
    const user = openPayment();
    await user.click(await screen.findByRole("button", { name: "Pay $1,500 now" }));
    expect(await screen.findByText(/a bank transfer is just as good/)).toBeVisible();
    expect(went).not.toHaveBeenCalled();
  });

  it("opens nothing without a key", async () => {
    const asked = answering(() => refused(404, "not_found"));
    window.history.replaceState(null, "", `/Payment?reference=${reference}`);
    show(<PaymentView />);
    expect(await screen.findByText("This page opens from your link")).toBeVisible();
    expect(asked).toEqual([]);
  });
});

const order = `${reference}-1-a1b2c3`;
const back = `OrderTrackingId=b071f421-f93d&OrderMerchantReference=${order}`;

function comeBack(query = back, canTell = true) {
  window.history.replaceState(null, "", `/BookingCompleted?${query}`);
  return show(<ReturnView canTell={canTell} />);
}

const paid = (state: PaymentState, confirmed = false) =>
  Response.json({ data: { state, reference, amount_minor: 150_000, currency: "USD", confirmed } });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the way back from the provider", () => {
  it("believes what our site says, not the address", async () => {
    bookingKeys.keep(reference, key);
    const asked = answering(() => paid("completed", true));
    comeBack();
    expect(await title("Thank you, your journey is confirmed")).toHaveFocus();
    expect(screen.getByText("Your payment of $1,500 has arrived.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Open your booking" })).toHaveAttribute(
      "href",
      `/Booking/${reference}`,
    );
    expect(asked[0]?.body).toEqual({
      order_tracking_id: "b071f421-f93d",
      merchant_reference: order,
    });
  });

  it("points to the mail where the browser does not hold the key", async () => {
    answering(() => paid("completed", true));
    comeBack();
    await title("Thank you, your journey is confirmed");
    expect(screen.queryByRole("link", { name: "Open your booking" })).toBeNull();
    expect(screen.getByText(/in the e-mail we sent you/)).toBeVisible();
  });

  it("looks again by itself while the payment is pending", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let state: PaymentState = "pending";
    const asked = answering(() => paid(state, state === "completed"));
    comeBack();
    await title("Your payment is on its way");
    const before = asked.length;
    await act(() => vi.advanceTimersByTimeAsync(3000));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    state = "completed";
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(await title("Thank you, your journey is confirmed")).toBeVisible();
    const looked = asked.length;
    await act(() => vi.advanceTimersByTimeAsync(120_000));
    expect(asked).toHaveLength(looked);
  });

  it("gives up looking after a while", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = answering(() => paid("pending"));
    comeBack();
    await title("Your payment is on its way");
    for (let minute = 0; minute < 20; minute += 1)
      await act(() => vi.advanceTimersByTimeAsync(60_000));
    const looked = asked.length;
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(asked).toHaveLength(looked);
    expect(looked).toBeGreaterThan(10);
  });

  it("leads to the booking where our site is not told how payments stand", async () => {
    bookingKeys.keep(reference, key);
    const asked = answering(() => refused(404, "not_found"));
    comeBack(back, false);
    await title("Thank you");
    expect(screen.getByRole("link", { name: "Open your booking" })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it.each([
    ["failed", "The payment didn’t go through"],
    ["cancelled", "You haven’t paid yet"],
  ] as const)("offers another try after %s", async (state, words) => {
    bookingKeys.keep(reference, key);
    answering(() => paid(state));
    comeBack();
    expect(await title(words)).toBeVisible();
    expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute(
      "href",
      `/Payment?reference=${reference}`,
    );
  });

  it("knows a closed window by the address, and asks nobody", async () => {
    bookingKeys.keep(reference, key);
    rememberPaying(reference);
    const asked = answering(() => refused(500, "internal"));
    comeBack("cancelled=1");
    expect(await title("You haven’t paid yet")).toBeVisible();
    expect(screen.getByRole("link", { name: "Try again" })).toBeVisible();
    expect(asked).toEqual([]);
  });

  it("shows a payment as paid also when the address says that the window was closed", async () => {
    answering(() => paid("completed", true));
    comeBack(`cancelled=1&${back}`);
    expect(await title("Thank you, your journey is confirmed")).toBeVisible();
  });

  it.each([
    ["an order that nobody knows", back],
    ["no order at all", ""],
    ["nonsense", "OrderTrackingId=%3Cscript%3E&OrderMerchantReference=x%20y"],
  ])("says so of %s", async (_, query) => {
    answering(() => refused(404, "not_found"));
    comeBack(query);
    expect(await title("We don’t recognise this payment")).toBeVisible();
  });

  it("tells of money that arrived for a booking that is not confirmed by it", async () => {
    answering(() => paid("completed", false));
    comeBack();
    expect(await title("Your payment has arrived")).toBeVisible();
  });
});
