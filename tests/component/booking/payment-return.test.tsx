import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bookingKeys } from "@/components/booking/kept-keys";
import { rememberPaying } from "@/components/booking/payment/paying-booking";
import { ReturnView } from "@/components/booking/payment/return-view";
import type { PaymentState } from "@/lib/contract/bookings";
import { answering, key, reference, refused, show } from "./guest-support";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
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

  it.each([
    ["pending", "Your payment is on its way"],
    // Whose card was declined may pay with another one on the provider's page.
    ["failed", "The payment didn’t go through"],
  ] as const)("looks again by itself while the payment is %s", async (first, words) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let state: PaymentState = first;
    const asked = answering(() => paid(state, state === "completed"));
    comeBack();
    await title(words);
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

  it("looks a few times after a card was declined, and no more", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const asked = answering(() => paid("failed"));
    comeBack();
    await title("The payment didn’t go through");
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    const looked = asked.length;
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(asked).toHaveLength(looked);
    expect(looked).toBeLessThan(6);
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
