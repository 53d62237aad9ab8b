import "@testing-library/jest-dom/vitest";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BookingScreen } from "@/components/desk/bookings/booking-screen";
import { EditGuest } from "@/components/desk/bookings/edit-guest";
import { Said } from "@/components/desk/said";
import { useDoing } from "@/components/desk/use-doing";
import {
  bookingWords,
  deskWords,
  fieldWords,
  newBookingWords,
} from "@/components/desk/words/words";
import type { BookingDetail } from "@/lib/contract/desk/bookings";

const refresh = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const words = bookingWords.guest;
const booking = {
  ...{ reference: "B-7KM4-X2PA-9TRH", version: 4, state: "confirmed", language: "de" },
  ...{ name: "Jürgen Weiß", email: "stranger@example.com", phone: "+4930901820", country: "DE" },
  ...{ guest_forgotten: false, ended_links: 0, tour: "Crater and plains", children: [], adults: 2 },
  ...{ starts: "2027-07-13", ends: "2027-07-18", rooms: 1, extras: [], made_by: null, message: "" },
  ...{ made_at: "2027-01-01T10:00:00Z", hold_until: null, asks_consent: false, proposed: [] },
  ...{ notes: [], papers: [], invoices: [], history: [], actions: [], movements: [], refunds: [] },
  ...{ attempts: [], shares: [], by_hand: [], free_dates: [], request: null, has_request: false },
  ...{ price: { total_minor: 1 }, paid_minor: 1, back_minor: 0, due_now_minor: 0, agent: null },
  ...{ balance_due: "2027-06-01", proposed_change: null, can_change: false, late_transfer: null },
} as unknown as BookingDetail;

/** What was called, and with what; `answers` says what comes back instead of that it is done. */
const called: [string, unknown][] = [];
const answers = new Map<string, () => Response>();
beforeEach(() => {
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close() {}
    },
  );
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const call = path.replace("/api/desk/", "");
    called.push([call, JSON.parse(body)]);
    return answers.get(call)?.() ?? Response.json({ data: "done" });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  called.length = 0;
  answers.clear();
  refresh.mockClear();
  vi.unstubAllGlobals();
});

function Screen({ shown }: { shown: BookingDetail }) {
  const { said, failure, ...doing } = useDoing();
  return (
    <>
      <EditGuest booking={shown} {...doing} />
      <Said said={said} failure={failure} />
    </>
  );
}
const open = (shown: Partial<BookingDetail> = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Screen shown={{ ...booking, ...shown }} />
    </QueryClientProvider>,
  );
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => userEvent.click(screen.getByRole("button", { name: words.save }));

it("is closed until somebody wants to put something right, and has what stands in it", async () => {
  open();
  expect(screen.getByText(words.title).closest("details")).not.toHaveAttribute("open");
  await userEvent.click(screen.getByText(words.title));
  expect(field(fieldWords.name)).toHaveValue("Jürgen Weiß");
  expect(field(fieldWords.email)).toHaveValue("stranger@example.com");
  expect(field(fieldWords.email)).toHaveAccessibleDescription(words.emailHint);
  expect(field(fieldWords.phone)).toHaveValue("+4930901820");
  expect(screen.getByLabelText(bookingWords.facts.country)).toHaveDisplayValue("Germany");
});

it("says of an address that comes where none was known that the links stay good", async () => {
  open({ email: "" });
  await userEvent.click(screen.getByText(words.title));
  expect(field(fieldWords.email)).toHaveAccessibleDescription(words.firstEmailHint);
});

it("sends all that is known of the guest, with the version that was seen, and says so", async () => {
  open();
  await userEvent.click(screen.getByText(words.title));
  await userEvent.clear(field(fieldWords.email));
  await userEvent.type(field(fieldWords.email), "guest@example.com ");
  await userEvent.clear(field(fieldWords.phone));
  await userEvent.type(field(fieldWords.phone), "0039 333 1234567");
  await userEvent.selectOptions(screen.getByLabelText(bookingWords.facts.country), "Italy");
  await save();
  expect(await screen.findByText(words.saved)).toBeVisible();
  expect(called).toEqual([
    [
      "edit-guest",
      {
        ...{ booking: booking.reference, version: 4, full_name: "Jürgen Weiß" },
        ...{ email: "guest@example.com", phone: "+393331234567", country: "IT" },
      },
    ],
  ]);
  expect(refresh).toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText(words.title).closest("details")).not.toHaveAttribute("open");
});

it("says beside the field what is wrong, and keeps what was typed", async () => {
  const said = "Please check the e-mail address, for example name@example.com.";
  const error = { code: "invalid", message: "", fields: { email: [said] } };
  answers.set("edit-guest", () => Response.json({ error }, { status: 422 }));
  open();
  await userEvent.click(screen.getByText(words.title));
  await userEvent.clear(field(fieldWords.email));
  await userEvent.type(field(fieldWords.email), "guest@example");
  await save();
  await vi.waitFor(() => expect(field(fieldWords.email)).toBeInvalid(), 30_000);
  expect(field(fieldWords.email)).toHaveAccessibleDescription(expect.stringContaining(said));
  cleanup();
  open({ name: "Jürgen Weiss" });
  expect(field(fieldWords.email)).toHaveValue("guest@example");
  expect(field(fieldWords.name)).toHaveValue("Jürgen Weiss");
  expect(screen.getByText(words.title).closest("details")).toHaveAttribute("open");
});

it("is not begun any more once what was typed stands, also where the answer was lost", async () => {
  answers.set("edit-guest", () => {
    throw new TypeError("no connection");
  });
  open();
  await userEvent.click(screen.getByText(words.title));
  await userEvent.clear(field(fieldWords.email));
  await userEvent.type(field(fieldWords.email), " guest@example.com ");
  await userEvent.clear(field(fieldWords.phone));
  await userEvent.type(field(fieldWords.phone), "0039 333 1234567");
  await save();
  expect(await screen.findByText(deskWords.failures.unavailable)).toBeVisible();
  cleanup();
  open({ email: "guest@example.com", phone: "+393331234567" });
  expect(localStorage).toHaveLength(0);
  expect(screen.getByText(words.title).closest("details")).not.toHaveAttribute("open");
});

it("is not there of a guest who was erased", () => {
  open({ guest_forgotten: true });
  expect(screen.queryByText(words.title)).not.toBeInTheDocument();
});

it("shows no link any more that a newer one took the place of", async () => {
  const link = "https://www.example.com/Booking/B-7KM4-X2PA-9TRH#bk_old";
  answers.set("guest-link", () => Response.json({ link, text: link, phone: "" }));
  let ended_links = 0;
  answers.set("booking", () => Response.json({ ...booking, ended_links }));
  const may = { mayShowLink: true, mayEditGuest: true, mayChange: false, maySettle: false };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BookingScreen first={booking} mayUndo={false} mayOpenOffer={false} {...may} />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: newBookingWords.showLink }));
  expect(await screen.findByText(link)).toBeVisible();
  ended_links = 1;
  await userEvent.click(screen.getByRole("button", { name: newBookingWords.renewLink }));
  const { renewed } = newBookingWords;
  expect(await screen.findByText(renewed("stranger@example.com"))).toBeVisible();
  await vi.waitFor(() => expect(screen.queryByText(link)).not.toBeInTheDocument(), 30_000);
  expect(called).toContainEqual(["renew-booking-link", { booking: booking.reference }]);
  expect(within(document.body).queryByText(deskWords.failures.other)).not.toBeInTheDocument();
});
