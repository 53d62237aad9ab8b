import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChangeScreen } from "@/components/desk/booking-change/change-screen";
import { NewBookingScreen } from "@/components/desk/new-booking/new-booking-screen";
import { deskWords } from "@/components/desk/words/words";
import { first } from "./change-beginning";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  // What is asked for is told, but for the price, which never comes.
  vi.stubGlobal("fetch", async (address: string) => {
    const call = address.replace(/^.*\//, "");
    asked.push(call);
    return call === "tour-to-book" ? Response.json(first.tour) : new Promise(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (screen: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>);
/** As the Enter key does in a field. */
const enter = () => fireEvent.submit(document.querySelector("form") as HTMLFormElement);
const asksForPrice = (call: string) =>
  vi.waitFor(() => expect(asked).toContain(call), { timeout: 30_000 });

it("whoever changes a booking before they have seen its new price is told to look at it first", async () => {
  show(<ChangeScreen booking="B-1" first={first} />);
  await asksForPrice("price-change");
  enter();
  expect(await screen.findByText(deskWords.failures.pricing)).toBeVisible();
  expect(asked).not.toContain("change-booking");
});

it("the same is said of a booking that is made", async () => {
  const kept = { tour: "plains", starts: "2027-10-01", name: "Chiara", holdUntil: "2027-03-03" };
  localStorage.setItem("desk-new-booking-", JSON.stringify({ ...kept, key: "a".repeat(32) }));
  const tours = [{ id: "plains", title: "The plains", days: 6 }];
  show(<NewBookingScreen beginning={{ tours, wish: null }} />);
  await asksForPrice("price-booking");
  enter();
  expect(await screen.findByText(deskWords.failures.pricing)).toBeVisible();
  expect(asked).not.toContain("make-booking");
});

it("a change on a day on which the journey does not start is told so", async () => {
  show(
    <ChangeScreen
      booking="B-1"
      first={{ ...first, tour: { ...first.tour, runs: [{ day: 1, months: [7] }] } }}
    />,
  );
  const day = screen.getByDisplayValue(first.starts);
  fireEvent.change(day, { target: { value: "2027-08-01" } });
  enter();
  expect(await screen.findByText(deskWords.failures.unpriced)).toBeVisible();
});
