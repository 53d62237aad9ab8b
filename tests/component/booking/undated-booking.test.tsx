import "@testing-library/jest-dom/vitest";
import { cleanup, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { answering, heldBooking, openBooking, shown } from "./guest-support";

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
