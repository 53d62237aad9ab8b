import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { keptDraft, unchanged } from "@/components/desk/booking-change/change-draft";
import { ChangeScreen } from "@/components/desk/booking-change/change-screen";
import { NewBookingScreen } from "@/components/desk/new-booking/new-booking-screen";
import { fieldWords } from "@/components/desk/words/words";
import { first } from "./change-beginning";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => undefined }),
}));

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (screen: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>);

// What a date field can be made to hold, and what no calendar has.
const days = ["12027-08-07", "2099-19-39", "9999-99-99"];
const tour = { ...first.tour, runs: [{ day: 2, months: [7] }] };

describe("a day that was kept and is none", () => {
  it.each(days)("leaves a change of a booking to be made: %s", (starts) => {
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    const typed = { draft: { ...unchanged(first), starts, adults: 3 }, since: first.version };
    localStorage.setItem("desk-change-B-1234-5678", keptDraft(typed, unchanged(first)));
    show(<ChangeScreen booking="B-1234-5678" first={{ ...first, tour }} />);
    expect(screen.getByLabelText(fieldWords.adults)).toHaveValue(3);
  });

  it.each(days)("leaves a new booking to be made, and asks no price of it: %s", async (starts) => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (address: string) => {
      asked.push(address.replace(/^.*\//, ""));
      return Response.json({ ...tour, extras: [{ key: "balloon", text: "Balloon flight" }] });
    });
    const draft = { tour: tour.id, starts, name: "Chiara" };
    localStorage.setItem("desk-new-booking-", JSON.stringify(draft));
    show(<NewBookingScreen beginning={{ tours: [], wish: null }} />);
    expect(await screen.findByText("Balloon flight")).toBeVisible();
    expect(screen.getByLabelText(fieldWords.name)).toHaveValue("Chiara");
    expect(asked).toEqual(["tour-to-book"]);
  });
});
