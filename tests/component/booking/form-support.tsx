import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { vi } from "vitest";
import { BookingForm } from "@/components/booking/form/booking-form";
import { useBooking } from "@/components/booking/form/booking-store";
import type { Departure } from "@/lib/contract/departures";
import type { Tour } from "@/lib/contract/tours";
import { catalogues } from "@/lib/i18n/translator";
import { tourCard } from "../../support/tour-card";

const messages = catalogues.en;

type BookedParts = Pick<Tour, "prices" | "runs" | "extras" | "party_max" | "alternates">;

/** A private tour of six days, with a balloon for whoever is seven. */
export const privateTour: ReturnType<typeof tourCard> & BookedParts = {
  ...tourCard("crater-and-plains"),
  title: "Crater and Plains",
  party_max: 6,
  runs: [],
  alternates: { en: "crater-and-plains", de: "krater-und-ebenen" },
  min_age: 5,
  extras: [
    {
      key: "balloon",
      text: "Balloon flight",
      per: "person",
      unit_minor: 50_000,
      min_age: 7,
    },
  ],
  prices: {
    currency: "USD",
    per_person: [
      { travellers: 1, amount_minor: 300_000 },
      { travellers: 2, amount_minor: 200_000 },
    ],
    seasons: [],
    children: [{ under: 12, percent: 50 }],
    single_supplement_minor: 20_000,
    deal: null,
    deposit_percent: 30,
    balance_days_before: 60,
  },
};

export const sharedTour = {
  ...privateTour,
  trip_type: "shared" as const,
  prices: { ...privateTour.prices, per_person: [{ travellers: 1, amount_minor: 90_000 }] },
};

/** A fixed date of the tour with some free seats. */
export const departure = (starts: string, seats_left: number): Departure => ({
  id: `crater-${starts}`,
  tour: {
    slug: "crater-and-plains",
    title: "Crater and Plains",
    picture: privateTour.picture,
    days: 6,
  },
  starts,
  ends: starts.replace(/\d\d$/, (day) => String(Number(day) + 5).padStart(2, "0")),
  price_per_person: { amount_minor: 90_000, currency: "USD" },
  languages: ["en"],
  source: "own",
  seats: 6,
  seats_left,
});

interface Sent {
  path: string;
  key: string | null;
  body: Record<string, unknown>;
}
type Answer = (sent: Sent) => Response | Promise<Response>;

interface Site {
  tour?: object;
  /** Who the token in the browser belongs to. */
  user?: object;
  departures?: Departure[];
  price?: Answer;
  /** Answers to `POST /api/bookings`, one after the other; the last one stays. */
  bookings?: Answer[];
  waiting?: Answer;
}

/** Stands in for the site's API; tells what was posted to it. */
export function site(answers: Site) {
  const { tour = privateTour, user, departures = [], price, bookings = [], waiting } = answers;
  const posted: Sent[] = [];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit = {}) => {
    const { pathname: path } = new URL(address, "http://localhost");
    if (path.startsWith("/api/tours/")) return Response.json({ data: tour });
    if (path === "/api/user" && user) return Response.json({ data: user });
    if (path === "/api/upcoming-departures")
      return Response.json({
        data: departures,
        meta: { total: departures.length, page: 1, per_page: 60 },
      });
    const sent = {
      path,
      key: new Headers(request.headers).get("idempotency-key"),
      body: JSON.parse(String(request.body)),
    };
    posted.push(sent);
    const tries = posted.filter((each) => each.path === path).length;
    const answer = {
      "/api/price": price,
      "/api/bookings": bookings[tries - 1] ?? bookings.at(-1),
      "/api/waiting-list": waiting,
    }[path];
    return answer ? answer(sent) : Response.error();
  });
  return { posted, booked: () => posted.filter(({ path }) => path === "/api/bookings") };
}

export const received = () =>
  Response.json(
    { data: { reference: "B-7KM4-X2PA-9TRH", key: `bk_${"k".repeat(43)}`, state: "provisional" } },
    { status: 201 },
  );
export const conflict = (reason: string) => () =>
  Response.json({ error: { code: "conflict", message: "", reason } }, { status: 409 });
export const unreachable = () => Response.json({}, { status: 503 });

/** The form as a visitor finds it at an address of its page. */
export async function openForm(
  search = "?tour=crater-and-plains&date=2099-06-10",
  offered = { waitingList: true, coupons: true },
) {
  window.history.replaceState(null, "", `/Booking${search}`);
  // A new visit: what only lived in the memory of the page is gone.
  useBooking.setState(useBooking.getInitialState(), true);
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <BookingForm offered={offered}>
        <p>Which journey?</p>
      </BookingForm>
    </NextIntlClientProvider>,
  );
  await screen.findByRole("heading", { name: "Your journey" });
  return userEvent.setup();
}

/** Fills in who books and agrees. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.type(screen.getByRole("textbox", { name: "Full name" }), "Łucja Weiß");
  await user.type(screen.getByRole("textbox", { name: "E-mail address" }), "lucja@example.com");
  await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "DE");
  for (const box of screen.getAllByRole("checkbox", { name: /I (am|agree)/ }))
    await user.click(box);
}

export const bookButton = () =>
  screen.getByRole("button", { name: /Book and hold|Send booking request/ });

/** What the summary says a line costs. */
export function amount(term: string | RegExp): string | null | undefined {
  return screen.getByText(term, { selector: "dt" }).nextElementSibling?.textContent;
}
