import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bookingKeys } from "@/components/booking/kept-keys";
import { PaymentView } from "@/components/booking/payment/payment-view";
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
