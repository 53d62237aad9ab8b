import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ChangeScreen } from "@/components/desk/booking-change/change-screen";
import { changeWords } from "@/components/desk/booking-change/change-words";
import { fieldWords } from "@/components/desk/fields/field-words";
import { NewBookingScreen } from "@/components/desk/new-booking/new-booking-screen";
import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: () => undefined }) }));

beforeEach(() => {
  // What is asked meanwhile never answers: the fields are what this is about.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (screen: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>);

describe("a booking that is written down on the telephone", () => {
  const open = () =>
    show(<NewBookingScreen beginning={{ tours: [], wish: null, today: "2027-03-01" }} />);

  it("is in all its fields again after the page was loaded anew", async () => {
    open();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(fieldWords.ages), "9, 12");
    await user.type(screen.getByLabelText(fieldWords.name), "Chiara");
    await user.type(screen.getByLabelText(fieldWords.email), "chiara@example.com");
    cleanup();
    open();
    expect(await screen.findByDisplayValue("Chiara")).toBeVisible();
    expect(screen.getByLabelText(fieldWords.ages)).toHaveValue("9, 12");
    expect(screen.getByLabelText(fieldWords.email)).toHaveValue("chiara@example.com");
  });

  it("says beside the ages that who is grown is no child", async () => {
    open();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(fieldWords.ages), "9, 19");
    await user.tab();
    expect(screen.getByLabelText(fieldWords.ages)).toHaveValue("9, 19");
    expect(screen.getByLabelText(fieldWords.ages)).toHaveAccessibleDescription(fieldWords.grown);
  });
});

describe("a change that is being made", () => {
  const first: ChangeBeginning = {
    ...{ version: 3, name: "Chiara", language: "it", agreed: false, starts: "2027-07-01" },
    ...{ adults: 2, children: [], rooms: 0, extras: [], added: [], adjustment_minor: 0 },
    tour: {
      ...{ id: "plains", title: "The plains", trip_type: "private", party_max: 12, min_age: 0 },
      ...{ departures: [], runs: [], extras: [] },
    },
  };
  const open = (version = 3) =>
    show(<ChangeScreen booking="B-1234-5678" today="2027-03-01" first={{ ...first, version }} />);
  const adults = () => screen.getByLabelText(fieldWords.adults);

  it("is there again after the page was loaded anew, until it is begun again", async () => {
    open();
    const user = userEvent.setup();
    expect(screen.queryByRole("button", { name: changeWords.startAgain })).toBeNull();
    await user.clear(adults());
    await user.type(adults(), "3");
    cleanup();
    open();
    expect(await screen.findByDisplayValue("3")).toBe(adults());
    await user.click(screen.getByRole("button", { name: changeWords.startAgain }));
    expect(adults()).toHaveValue(2);
  });

  it("is given up where the booking has become another", async () => {
    open();
    const user = userEvent.setup();
    await user.clear(adults());
    await user.type(adults(), "3");
    cleanup();
    open(4);
    expect(adults()).toHaveValue(2);
  });
});
