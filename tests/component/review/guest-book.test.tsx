import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GuestBookFilter } from "@/components/review/guest-book-filter";
import { ReviewCard as ReviewCardOf } from "@/components/review/review-card";
import type { Review } from "@/lib/contract/reviews";
import { catalogues } from "@/lib/i18n/translator";

const messages = catalogues.en;

const router = { push: vi.fn() };
vi.mock("next/navigation", () => ({
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const { GuestBook, ReviewCard, Vocabulary } = messages;

/** 50 reviews, 24 to a page; of towns there are none. */
function answer(address: string): Response {
  const query = new URL(address, "http://localhost").searchParams;
  asked.push(query.toString());
  if (isBroken) return Response.json({ error: { code: "unavailable" } }, { status: 503 });
  const total = query.get("category") === "towns_cities" ? 0 : 50;
  const page = Number(query.get("page"));
  const length = Math.max(0, Math.min(24, total - (page - 1) * 24));
  return Response.json({
    data: Array.from({ length }, (_, at) => review((page - 1) * 24 + at + 1)),
    meta: { total, page, per_page: 24 },
    summary: {
      average: 5,
      count: total,
      bands: { excellent: total, very_good: 0, average: 0, poor: 0, terrible: 0 },
    },
  });
}

const review = (number: number): Review => ({
  id: `${number}`,
  rating: 5,
  title: `Review ${number}`,
  text: "We came back happy.",
  author: "Ada",
  country: "GB",
  language: "en",
  written: "2026-08-01",
  party: null,
  verified: false,
  tour: null,
  destination: null,
  photographs: [],
  reply: null,
});

let asked: string[] = [];
let isBroken = false;

function open(search = "", page = 1) {
  window.history.replaceState(null, "", `/Guest-Book${search}`);
  return render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ GuestBook, ReviewCard, Vocabulary }}
    >
      <GuestBookFilter page={page}>
        <p>The whole guest book</p>
      </GuestBookFilter>
    </NextIntlClientProvider>,
  );
}

beforeEach(() => {
  asked = [];
  isBroken = false;
  router.push.mockClear();
  vi.stubGlobal("fetch", async (address: string) => answer(address));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("a review says in which language it was written, so that it is read aloud in that one", () => {
  render(
    <NextIntlClientProvider locale="de" timeZone="UTC" messages={{ ReviewCard }}>
      <ReviewCardOf review={{ ...review(1), language: "fr" }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("heading", { name: "Review 1" })).toHaveAttribute("lang", "fr");
  expect(screen.getByText("We came back happy.")).toHaveAttribute("lang", "fr");
});

const whole = () => screen.queryByText("The whole guest book");
const titles = () => screen.queryAllByRole("heading", { level: 2 });

describe("the filter of the guest book", () => {
  it("shows the page as it was sent and asks for nothing", () => {
    open();
    expect(whole()).toBeVisible();
    expect(asked).toEqual([]);
  });

  it("keeps what is chosen in the address, says how many there are, and shows more when asked", async () => {
    open();
    await userEvent.selectOptions(screen.getByLabelText("Where they went"), "Mountains");
    expect(window.location.search).toBe("?category=mountains");
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(screen.getByRole("status")).toHaveTextContent("50 reviews");
    expect(whole()).toBeNull();
    for (const shown of [48, 50]) {
      await userEvent.click(await screen.findByRole("link", { name: "Show more" }));
      await waitFor(() => expect(titles()).toHaveLength(shown));
    }
    expect(screen.queryByRole("link", { name: "Show more" })).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Show all" }));
    expect(window.location.search).toBe("");
    expect(whole()).toBeVisible();
  });

  it("answers an address with a filter, and leaves out what is none", async () => {
    open("?category=nowhere&date_from=2026-02-31&date_to=2026-09-30&sort=lowest");
    await waitFor(() => expect(titles()).toHaveLength(24));
    expect(asked).toEqual(["date_to=2026-09-30&sort=lowest&page=1"]);
    expect(screen.getByLabelText("To")).toHaveValue("2026-09-30");
    expect(screen.getByLabelText("From")).toHaveValue("");
  });

  it("asks once a day is whole, not for each digit of its year", async () => {
    open();
    const from = screen.getByLabelText("From");
    await userEvent.type(from, "0202-05-01");
    expect(window.location.search).toBe("");
    await userEvent.clear(from);
    await userEvent.type(from, "2026-05-01");
    expect(window.location.search).toBe("?date_from=2026-05-01");
  });

  it("says that there are none, and how to find some", async () => {
    open("?category=towns_cities");
    expect(await screen.findByText("No reviews to display")).toBeVisible();
    expect(screen.getByText(GuestBook.noneHint)).toBeVisible();
  });

  it("says that they couldn’t be loaded and tries again", async () => {
    isBroken = true;
    open("?sort=oldest");
    expect(await screen.findByText("The reviews couldn’t be loaded.")).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(titles()).toHaveLength(24));
  });

  it("begins a filter at the first page, whichever page it was chosen on", async () => {
    open("", 3);
    await userEvent.selectOptions(screen.getByLabelText("Order"), "Worst first");
    expect(router.push).toHaveBeenCalledWith("/Guest-Book?sort=lowest");
  });
});
