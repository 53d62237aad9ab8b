import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/i18n/translator";
import { answering, heldBooking, openBooking, shown } from "./guest-support";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it("a booking that was paid while dates were proposed promises none of them once they have passed", async () => {
  const past = { proposed: [], actions: [], paid_minor: 18_900 };
  answering(() => shown(heldBooking({ state: "consultation", hold_until: null, ...past })));
  openBooking();
  const title = "The dates we proposed have passed";
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.queryByText(/the dates below are/)).toBeNull();
  cleanup();
  // Before the guest has agreed none can be taken, but they lie ahead.
  const { price } = heldBooking();
  answering(() =>
    shown(
      heldBooking({
        ...{ state: "consultation", hold_until: null, ...past },
        proposed: [{ starts: "2099-08-14", price }],
      }),
    ),
  );
  openBooking();
  expect(await screen.findByText(/the dates below are/)).toBeVisible();
});

it("a proposed date has the last day that the tour has by now, or else as many days as were booked", async () => {
  const { price } = heldBooking();
  const proposed = [
    { starts: "2027-08-14", ends: "2027-08-20", price },
    { starts: "2027-09-14", price },
  ];
  const actions = ["accept" as const];
  answering(() =>
    shown(heldBooking({ state: "consultation", hold_until: null, actions, proposed })),
  );
  openBooking();
  expect(await screen.findByText(/14.+20 Aug 2027/)).toBeVisible();
  expect(screen.getByText(/14.+19 Sept 2027/)).toBeVisible();
});

it("who agrees to what was booked for them says which days, people and price they saw", async () => {
  const booking = heldBooking({ actions: ["agree"], missing: [] });
  const asked = answering(() => shown(booking));
  openBooking();
  for (const box of await screen.findAllByRole("checkbox")) await userEvent.click(box);
  await userEvent.click(screen.getByRole("button", { name: /agree/i }));
  const { starts, adults, children, price } = booking;
  await vi.waitFor(() =>
    expect(asked.find(({ method }) => method === "POST")?.body).toMatchObject({
      shown_total_minor: price.total_minor,
      shown: { starts, adults, children },
    }),
  );
});

it("who is about to agree is asked anew where it was changed under them, and what they typed stays", async () => {
  const booking = heldBooking({ actions: ["agree"], missing: ["email"] });
  let { price } = booking;
  const asked = answering(() => shown({ ...booking, price }));
  openBooking();
  await userEvent.type(await screen.findByLabelText(/e-mail/), "ada@example.com");
  const boxes = () => screen.getAllByRole("checkbox");
  for (const box of boxes()) await userEvent.click(box);
  price = { ...price, total_minor: price.total_minor + 100 };
  window.dispatchEvent(new Event("visibilitychange"));
  expect(await screen.findByText(messagesOf("en").ApiErrors.booking_changed)).toBeVisible();
  for (const box of boxes()) expect(box).not.toBeChecked();
  expect(screen.getByLabelText(/e-mail/)).toHaveValue("ada@example.com");
  await userEvent.click(screen.getByRole("button", { name: /agree/i }));
  expect(asked.filter(({ method }) => method === "POST")).toEqual([]);
});
