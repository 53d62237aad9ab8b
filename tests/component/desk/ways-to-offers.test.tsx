import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BookingHistory } from "@/components/desk/bookings/booking-history";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferList } from "@/components/desk/offers/offer-list";
import { RequestScreen } from "@/components/desk/requests/request-screen";
import { bookingWords, deskWords, offerWords as words } from "@/components/desk/words/words";
import type { OfferPage, OfferRow } from "@/lib/contract/desk/offers";

const offer = (reference: string, changes: Partial<OfferRow> = {}): OfferRow => ({
  ...{ reference, state: "sent", name: reference, language: "de", title: "The plains" },
  ...{ starts: "2030-02-01", totals_minor: [500_000], valid_until: "2030-01-20", by: "Neema" },
  ...{ asks: false, wishes: false, ...changes },
});
/** What the desk answers, by what was asked. */
let answers: Record<string, OfferPage> = {};

beforeEach(() => {
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) =>
    Response.json(answers[body] ?? {}),
  );
  vi.stubGlobal(
    "EventSource",
    class extends EventTarget {
      close = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("the list of offers goes on where its first page ends", async () => {
  answers = { '{"after":"O-FIRST"}': { offers: [offer("O-SECOND")], next: null } };
  render(
    <DeskQueries>
      <OfferList first={{ offers: [offer("O-FIRST")], next: "O-FIRST" }} tours={[]} />
    </DeskQueries>,
  );
  await userEvent.click(screen.getByRole("button", { name: words.more }));
  expect(await screen.findByRole("link", { name: "O-SECOND" })).toBeVisible();
  expect(screen.getByRole("link", { name: "O-FIRST" })).toBeVisible();
  expect(screen.queryByRole("button", { name: words.more })).toBeNull();
});

it("an offer that has moved between two pages is listed once, as it is by now", async () => {
  const [moved, other] = [offer("O-FIRST", { asks: true }), offer("O-SECOND")];
  const now = { ...moved, asks: false, title: "The lakes" };
  answers = { '{"after":"O-FIRST"}': { offers: [other, now], next: null } };
  render(
    <DeskQueries>
      <OfferList first={{ offers: [moved], next: "O-FIRST" }} tours={[]} />
    </DeskQueries>,
  );
  await userEvent.click(screen.getByRole("button", { name: words.more }));
  expect(await screen.findByText("The lakes")).toBeVisible();
  expect(screen.getAllByRole("link", { name: "O-FIRST" })).toHaveLength(1);
});

const request = {
  ...{ id: "Q-1", kind: "contact", state: "offered", name: "Anna", email: "", phone: "" },
  ...{ language: "it", wish: { adults: null, budget_minor: null, total_minor: null } },
  ...{ owner: null, version: 1, next_on: null, next_step: "", came_from: null },
  ...{ since: "2030-01-01T00:00:00Z", waits_since: "2030-01-01T00:00:00Z" },
  ...{ now: "2030-01-01T00:00:00Z", words: [], messages: [], known: {}, earlier: [] },
  ...{ history: [], colleagues: [] },
};
const openRequest = (offers: OfferPage | undefined) => {
  const props = { first: request, offers, me: { id: "asha", role: "owner" } };
  render(
    <DeskQueries>
      <RequestScreen {...(props as unknown as ComponentProps<typeof RequestScreen>)} />
    </DeskQueries>,
  );
};
const made = () => screen.queryByRole("region", { name: deskWords.request.offers });

it("a request has the way to each offer that was made from it, and says how that stands", () => {
  openRequest({ offers: [offer("O-2"), offer("O-1", { state: "withdrawn" })], next: null });
  const links = screen.getAllByRole("link", { name: /^O-/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/offers/O-2", "/offers/O-1"]);
  expect(made()).toHaveTextContent(/O-2sent until .*20 Jan 2030.*O-1withdrawn/);
});

it.each([
  ["from a request", () => openRequest(undefined), words.begin],
  [
    "from nothing",
    () =>
      render(
        <DeskQueries>
          <OfferList first={{ offers: [], next: null }} tours={[]} />
        </DeskQueries>,
      ),
    words.beginBlank,
  ],
])("an offer that is begun %s is begun once, until its page is there", async (_, open, name) => {
  const begun: string[] = [];
  const left = vi.fn();
  vi.stubGlobal("location", { ...window.location, assign: left });
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/begin-offer")) begun.push(path);
    return Response.json(path.endsWith("/begin-offer") ? { offer: "O-1" } : request);
  });
  open();
  const user = userEvent.setup();
  const button = screen.getByRole("button", { name });
  await user.click(button);
  await vi.waitFor(() => expect(left).toHaveBeenCalledWith("/offers/O-1"), 30_000);
  await user.click(button);
  expect(begun).toHaveLength(1);
  // Whoever comes back may begin another.
  window.dispatchEvent(new Event("pageshow"));
  await vi.waitFor(async () => {
    await user.click(button);
    expect(begun).toHaveLength(2);
  }, 30_000);
});

it.each([
  ["none was made from it", { offers: [], next: null }],
  ["whoever looks may see none", undefined],
])("a request says nothing of offers where %s", (_, offers) => {
  openRequest(offers);
  expect(made()).toBeNull();
});

it("a booking that came of an offer has the way to that, for whoever may open it", () => {
  const step = { what: "accept-offer", by: "guest", why: "", note: "", at: "2030-01-01T00:00:00Z" };
  const history = [{ ...step, facts: [{ kind: "offer", reference: "O-1" }] }];
  const show = (mayOpenOffer: boolean) => {
    const props = { booking: { history }, mayOpenOffer };
    render(<BookingHistory {...(props as unknown as ComponentProps<typeof BookingHistory>)} />);
  };
  show(false);
  expect(screen.getByText(bookingWords.changed.offer("O-1"))).toBeVisible();
  expect(screen.queryByRole("link")).toBeNull();
  cleanup();
  show(true);
  expect(screen.getByRole("link", { name: bookingWords.changed.offer("O-1") })).toHaveAttribute(
    "href",
    "/offers/O-1",
  );
});
