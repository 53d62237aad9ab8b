import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps, ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BookingDecisions } from "@/components/desk/bookings/booking-decisions";
import { AddDeparture } from "@/components/desk/calendar/add-departure";
import { NewBookingScreen } from "@/components/desk/new-booking/new-booking-screen";
import { Reminder } from "@/components/desk/requests/reminder";
import type { Doing } from "@/components/desk/use-doing";

import { bookingWords, calendarWords, deskWords, fieldWords } from "@/components/desk/words/words";

vi.mock("next/navigation", () => ({
  useRouter: () => ({ push: () => undefined }),
}));

beforeEach(() => {
  // What is asked meanwhile never answers: the fields are what this is about.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const show = (screen: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>);

describe("a booking that is written down on the telephone", () => {
  const open = () => show(<NewBookingScreen beginning={{ tours: [], wish: null }} />);

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

  it.each([
    ["1.5, 9", "1, 9"],
    ["3.5.7", "3, 5, 7"],
  ])("has one child for an age with a half in it: %s", async (typed, read) => {
    open();
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(fieldWords.ages), typed);
    await user.tab();
    expect(screen.getByLabelText(fieldWords.ages)).toHaveValue(read);
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

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isTicked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;
/** Does what a form wants done, as it would be answered. */
const doing = async (work: () => Promise<unknown>) => {
  await work();
  return true;
};

// Whoever has to sign in anew, or whose telephone throws the page away, finds it again.
describe("what was typed before the page was loaded anew", () => {
  const words = deskWords.request;

  it("is in a reminder again, and is gone once it is set", async () => {
    const request = { id: "Q-1", version: 1, next_on: null, next_step: "" };
    const props = { request, doing } as unknown as ComponentProps<typeof Reminder>;
    const user = userEvent.setup();
    show(<Reminder {...props} />);
    await user.click(screen.getByRole("button", { name: /^Remind/ }));
    await user.type(screen.getByLabelText(words.remind), "2030-03-01");
    await user.type(screen.getByLabelText(words.step), "Ask about the visa");
    cleanup();
    show(<Reminder {...props} />);
    expect([value(words.remind), value(words.step)]).toEqual(["2030-03-01", "Ask about the visa"]);
    vi.stubGlobal("fetch", async () => Response.json({ done: true }));
    await user.click(screen.getByRole("button", { name: words.setReminder }));
    await vi.waitFor(() => expect(screen.queryByLabelText(words.step)).toBeNull(), 30_000);
    expect(localStorage).toHaveLength(0);
  });

  it("is in a departure that is being added again", async () => {
    const tours = [{ id: "plains", title: "The plains", seats: 6, languages: ["en"] }];
    const calendar = { tours } as unknown as ComponentProps<typeof AddDeparture>["calendar"];
    const user = userEvent.setup();
    const open = () => show(<AddDeparture calendar={calendar} first="2027-03-01" />);
    open();
    await user.click(screen.getByText(calendarWords.add.title));
    await user.selectOptions(screen.getByLabelText(calendarWords.add.tour), "plains");
    await user.type(screen.getByLabelText(calendarWords.add.starts), "2030-03-01");
    await user.click(screen.getByLabelText("German"));
    await user.click(screen.getByLabelText("English"));
    cleanup();
    open();
    const { tour, starts, seats } = calendarWords.add;
    expect([value(tour), value(starts), value(seats)]).toEqual(["plains", "2030-03-01", "6"]);
    expect([isTicked("English"), isTicked("German")]).toEqual([false, true]);
  });

  it("does not close the form of a departure when it is corrected", async () => {
    const calendar = { tours: [] } as unknown as ComponentProps<typeof AddDeparture>["calendar"];
    const user = userEvent.setup();
    show(<AddDeparture calendar={calendar} first="2027-03-01" />);
    await user.click(screen.getByText(calendarWords.add.title));
    const starts = screen.getByLabelText(calendarWords.add.starts);
    await user.type(starts, "2030-03-01");
    await user.clear(starts);
    expect(starts.closest("details")?.open).toBe(true);
  });

  it("says of a transfer that is entered late what would go back, before it is entered", async () => {
    const late_transfer = { least_minor: 91_200, net_minor: null, in_vain: null };
    const booking = {
      ...{ reference: "B-2", version: 1, actions: ["record_payment"], late_transfer },
      ...{ paid_minor: 0, back_minor: 0, by_hand: [], movements: [] },
    };
    const open = (more: object) => {
      const props = { booking: { ...booking, ...more }, busy: false, wrong: {}, doing };
      show(<BookingDecisions {...(props as unknown as ComponentProps<typeof BookingDecisions>)} />);
    };
    const user = userEvent.setup();
    open({});
    await user.click(screen.getByRole("button", { name: bookingWords.decide.record_payment }));
    expect(screen.getByText(bookingWords.late("$912", ""))).toBeVisible();
    const amount = screen.getByLabelText(bookingWords.amount);
    await user.type(amount, "911.99");
    expect(amount).toHaveAccessibleDescription(bookingWords.goesBack);
    await user.clear(amount);
    await user.type(amount, "912");
    expect(amount).not.toHaveAccessibleDescription(bookingWords.goesBack);
    cleanup();
    // An agent may have kept the commission of it.
    open({ late_transfer: { ...late_transfer, net_minor: 82_080 } });
    await user.click(screen.getByRole("button", { name: bookingWords.decide.record_payment }));
    expect(screen.getByText(bookingWords.late("$912", "$820.80"))).toBeVisible();
    const sum = screen.getByLabelText(bookingWords.amount);
    await user.clear(sum);
    await user.type(sum, "900");
    expect(sum).toHaveAccessibleDescription(bookingWords.goesBack);
    await user.clear(sum);
    await user.type(sum, "820.80");
    expect(sum).not.toHaveAccessibleDescription(bookingWords.goesBack);
    cleanup();
    open({ late_transfer: { ...late_transfer, in_vain: "full" } });
    await user.click(screen.getByRole("button", { name: bookingWords.decide.record_payment }));
    expect(screen.getByText(bookingWords.inVain.full)).toBeVisible();
    expect(screen.getByLabelText(bookingWords.amount)).toHaveAccessibleDescription(
      bookingWords.goesBack,
    );
  });

  const toPropose = (changes: object, does: Doing = doing) => {
    const booking = {
      ...{ reference: "B-1", version: 1, actions: ["propose"], free_dates: [], fixed_date: false },
      ...{ paid_minor: 0, back_minor: 0, by_hand: [], movements: [], ...changes },
      email: "",
    };
    const props = { booking, busy: false, wrong: {}, doing: does };
    show(<BookingDecisions {...(props as unknown as ComponentProps<typeof BookingDecisions>)} />);
    return userEvent.click(screen.getByRole("button", { name: bookingWords.decide.propose }));
  };

  it("is in dates that are proposed again", async () => {
    await toPropose({});
    await userEvent.type(screen.getByLabelText(bookingWords.day(2)), "2030-04-02");
    cleanup();
    await toPropose({});
    expect(value(bookingWords.day(2))).toBe("2030-04-02");
  });

  it("are the departures again that were ticked to be proposed, until they are", async () => {
    const departures = { fixed_date: true, free_dates: ["2030-04-02", "2030-05-02"] };
    await toPropose(departures);
    await userEvent.click(screen.getByLabelText("2 May 2030"));
    cleanup();
    await toPropose(departures);
    expect([isTicked("2 Apr 2030"), isTicked("2 May 2030")]).toEqual([false, true]);
    const asked = vi.fn(async (_: string, { body }: { body: string }) => {
      expect(JSON.parse(body).dates).toEqual(["2030-05-02"]);
      return Response.json({ done: true });
    });
    vi.stubGlobal("fetch", asked);
    await userEvent.click(screen.getByRole("button", { name: bookingWords.yes.propose }));
    await vi.waitFor(() => expect(screen.queryByLabelText("2 May 2030")).toBeNull(), 30_000);
    expect(asked).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
  });

  it("are asked of a guest without an address by whoever proposes them", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ done: true }));
    const said = vi.fn();
    await toPropose({}, async (work, then) => {
      said(then);
      return doing(work);
    });
    expect(screen.getByLabelText(bookingWords.toGuest)).toHaveAccessibleDescription(
      bookingWords.noEmail,
    );
    await userEvent.type(screen.getByLabelText(bookingWords.day(1)), "2030-04-02");
    await userEvent.click(screen.getByRole("button", { name: bookingWords.yes.propose }));
    expect(said).toHaveBeenCalledWith(
      `${bookingWords.decidedUntold.propose} ${bookingWords.noEmail}`,
    );
  });

  it("are five departures at most, and none where none has room", async () => {
    const days = [1, 2, 3, 4, 5, 6].map((day) => `2030-04-0${day}`);
    await toPropose({ fixed_date: true, free_dates: days });
    expect(screen.getByRole("group", { name: /five at most/ })).toBeVisible();
    for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
    expect(isTicked("6 Apr 2030")).toBe(false);
    expect(screen.getByLabelText("6 Apr 2030")).toBeDisabled();
    await userEvent.click(screen.getByLabelText("1 Apr 2030"));
    await userEvent.click(screen.getByLabelText("6 Apr 2030"));
    expect(isTicked("6 Apr 2030")).toBe(true);
    cleanup();
    await toPropose({ fixed_date: true });
    expect(screen.getByText(bookingWords.noDates)).toBeVisible();
    expect(screen.queryByRole("button", { name: bookingWords.yes.propose })).toBeNull();
  });
});
