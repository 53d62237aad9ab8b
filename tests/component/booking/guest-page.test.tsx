import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { bookingKeys } from "@/components/booking/kept-keys";
import {
  answering,
  confirmedBooking,
  heldBooking,
  key,
  openBooking,
  reference,
  refused,
  shown,
} from "./guest-support";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

const title = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });

describe("opening a booking", () => {
  it("shows it to the key of the address, and keeps the key for this tab", async () => {
    const asked = answering(() => shown(heldBooking()));
    openBooking();
    expect(await title("Your places are held")).toBeVisible();
    expect(asked[0]).toMatchObject({ path: `/api/bookings/${reference}`, bearer: `Bearer ${key}` });
    expect(bookingKeys.kept(reference)).toBe(key);
    const steps = within(screen.getByRole("region", { name: "Steps to your journey" }));
    expect(steps.getAllByRole("listitem")[2]).toHaveAttribute("aria-current", "step");
  });

  it("shows it to a key that this tab has seen", async () => {
    bookingKeys.keep(reference, key);
    answering(() => shown(heldBooking()));
    openBooking("");
    expect(await title("Your places are held")).toBeVisible();
  });

  it("shows it to whoever is signed in with its address, when the key is wrong", async () => {
    localStorage.setItem("token", "a".repeat(43));
    const asked = answering(({ bearer }) =>
      bearer === `Bearer ${key}` ? refused(404, "not_found") : shown(heldBooking()),
    );
    openBooking();
    expect(await title("Your places are held")).toBeVisible();
    expect(asked.map(({ bearer }) => bearer)).toEqual([
      `Bearer ${key}`,
      `Bearer ${"a".repeat(43)}`,
    ]);
  });

  it.each([
    ["a wrong key", `#${key}`],
    ["no key", ""],
    ["something that is no key", "#<script>"],
  ])("says kindly how it opens with %s, and nothing else", async (_, hash) => {
    const asked = answering(() => refused(404, "not_found"));
    openBooking(hash);
    expect(await screen.findByText("This page opens from your link")).toBeVisible();
    expect(asked).toHaveLength(hash === `#${key}` ? 1 : 0);
    expect(bookingKeys.kept(reference)).toBeUndefined();
  });

  it("can be tried again when the site is away", async () => {
    let away = true;
    answering(() => (away ? Response.json({}, { status: 503 }) : shown(heldBooking())));
    const user = openBooking();
    const again = await screen.findByRole("button", { name: "Try again" });
    away = false;
    await user.click(again);
    expect(await title("Your places are held")).toBeVisible();
  });
});

describe("a booking that waits for its deposit", () => {
  it("counts the hold down and leads to paying what is due", async () => {
    answering(() => shown(heldBooking()));
    openBooking();
    expect(await screen.findByRole("timer")).toHaveTextContent("2 hours");
    expect(screen.getByRole("link", { name: "Pay the deposit of $1,500" })).toHaveAttribute(
      "href",
      `/Payment?reference=${reference}`,
    );
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("says to the cent what is paid and what is missing", async () => {
    const payments = [
      {
        state: "completed" as const,
        purpose: "deposit" as const,
        amount_minor: 148_750,
        at: "2027-01-02T08:00:00Z",
      },
    ];
    answering(() => shown(heldBooking({ paid_minor: 148_750, due_now_minor: 1_250, payments })));
    openBooking();
    expect(await screen.findByRole("link", { name: "Pay the deposit of $12.50" })).toBeVisible();
    expect(screen.getAllByText("$1,487.50")).toHaveLength(2);
    expect(document.body).not.toHaveTextContent("$1,488");
  });

  it("asks again when the hold is over, and offers to book the same again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let state: "invoiced" | "expired" = "invoiced";
    answering(() =>
      shown(
        heldBooking({
          state,
          hold_until: new Date(Date.now() + 3000).toISOString(),
          ...(state === "expired" && { actions: [], due_now_minor: 0, balance_minor: 0 }),
        }),
      ),
    );
    openBooking();
    expect(await screen.findByRole("timer")).toHaveTextContent(/^0:0\d minutes$/);
    state = "expired";
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(await title("Your places are no longer held")).toHaveFocus();
    expect(screen.getByRole("link", { name: "Book again with the same party" })).toHaveAttribute(
      "href",
      "/Booking?tour=crater-and-plains&date=2027-08-07&adults=2&children=9&rooms=2",
    );
  });

  it("speaks of a bank transfer alone where nothing can be paid online", async () => {
    answering(() => shown(heldBooking({ actions: ["invoice", "change", "cancel"] })));
    openBooking();
    expect(await screen.findByText(/Ask for the invoice below/)).toBeVisible();
    expect(screen.getByText(/Please pay by bank transfer/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Send me the invoice" })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/card|mobile money/i);
    expect(screen.queryByRole("link", { name: /Pay/ })).toBeNull();
  });

  it("says where the balance goes where nothing can be paid online", async () => {
    answering(() => shown(confirmedBooking({ actions: ["change", "cancel"] })));
    openBooking();
    expect(await screen.findByText(/Please pay the balance by bank transfer/)).toBeVisible();
  });

  it("sends the invoice", async () => {
    const asked = answering(({ method }) =>
      shown(heldBooking(method === "POST" ? { state: "invoiced", invoice: "2027-00042" } : {})),
    );
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: "Send me the invoice" }));
    expect(
      await screen.findByText("The invoice is on its way to lucja@example.com."),
    ).toBeVisible();
    expect(asked.at(-1)).toMatchObject({
      path: `/api/bookings/${reference}/invoice`,
      bearer: `Bearer ${key}`,
    });
    expect(await title("We’re waiting for your deposit")).toBeVisible();
  });
});

describe("dates that the operator proposes", () => {
  const proposal = heldBooking({
    state: "consultation",
    hold_until: null,
    actions: ["accept", "change", "cancel"],
    proposed: [{ starts: "2027-08-14", price: { ...heldBooking().price, total_minor: 520_000 } }],
  });

  it("are taken at the price that is shown with them", async () => {
    const asked = answering(({ method }) =>
      shown(method === "POST" ? heldBooking({ starts: "2027-08-14" }) : proposal),
    );
    const user = openBooking();
    expect(await screen.findByText(/14.+19 Aug 2027/)).toBeVisible();
    expect(screen.getByText("$200 more")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Take this date" }));
    expect(await title("Your places are held")).toHaveFocus();
    expect(asked.at(-1)?.body).toEqual({ starts: "2027-08-14", shown_total_minor: 520_000 });
  });

  it("show the new price when it changed meanwhile", async () => {
    let price = 520_000;
    answering(({ method }) => {
      if (method === "POST") {
        price = 540_000;
        return refused(409, "conflict", "The price has changed.", "price_changed");
      }
      const [first] = proposal.proposed;
      if (!first) throw new Error("no proposal");
      const proposed = [{ ...first, price: { ...first.price, total_minor: price } }];
      return shown({ ...proposal, proposed });
    });
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: "Take this date" }));
    expect(await screen.findByText("The price has changed.")).toBeVisible();
    expect(await screen.findByText("$400 more")).toBeVisible();
  });
});

describe("a confirmed booking", () => {
  it("says when the balance is due and what cancelling today costs", async () => {
    answering(() => shown(confirmedBooking()));
    openBooking();
    expect(await title("Your journey is confirmed")).toBeVisible();
    expect(screen.getByText(/The balance of \$3,500 is due by 8 June 2027/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Pay the balance of $3,500" })).toBeVisible();
    const [today] = screen.getAllByRole("row").slice(1);
    expect(today).toHaveTextContent("until 7 Jun 2027todaywe keep $1,500");
    expect(today).toHaveAttribute("aria-current", "date");
  });

  it("says what goes back where a change made it cheaper than what is paid", async () => {
    const { price } = confirmedBooking();
    const paid_minor = price.total_minor + 284_200;
    const refund_open_minor = 284_200;
    answering(() => shown(confirmedBooking({ paid_minor, refund_open_minor, balance_minor: 0 })));
    openBooking();
    const back = await screen.findByText("You get back");
    expect(back.nextElementSibling).toHaveTextContent("$2,842");
  });

  it("fetches a document with the key and saves it under its name", async () => {
    URL.createObjectURL = vi.fn(() => "blob:x");
    URL.revokeObjectURL = vi.fn();
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const asked = answering(({ path }) =>
      path.endsWith("/papers/invoice")
        ? new Response("%PDF", {
            headers: { "content-disposition": 'attachment; filename="invoice-2027-00042.pdf"' },
          })
        : shown(confirmedBooking()),
    );
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: /Invoice/ }));
    await waitFor(() => expect(saved).toEqual(["invoice-2027-00042.pdf"]));
    expect(asked.at(-1)?.bearer).toBe(`Bearer ${key}`);
    vi.restoreAllMocks();
  });

  it("is cancelled at the refund that was shown", async () => {
    const asked = answering(({ path }) =>
      shown(
        path.endsWith("/cancel")
          ? confirmedBooking({ state: "cancelled", refund_minor: 150_000, actions: [] })
          : confirmedBooking({ refund_today_minor: 150_000 }),
      ),
    );
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: "Cancel this booking" }));
    await user.type(screen.getByRole("textbox", { name: /tell us why/ }), "Broken leg");
    await user.click(screen.getByRole("button", { name: "Cancel and get back $1,500" }));
    expect(await title("This booking has been cancelled")).toHaveFocus();
    expect(screen.getByText(/\$1,500 will go back/)).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({
      ...{ shown_refund_minor: 150_000, shown_paid_minor: confirmedBooking().paid_minor },
      message: "Broken leg",
    });
  });

  it("shows the refund as it is now when it is another one, and cancels nothing", async () => {
    let refund = 150_000;
    answering(({ path }) => {
      if (!path.endsWith("/cancel")) return shown(confirmedBooking({ refund_today_minor: refund }));
      refund = 0;
      return refused(409, "conflict", "The refund has changed in the meantime.", "refund_changed");
    });
    const user = openBooking();
    await user.click(await screen.findByRole("button", { name: "Cancel this booking" }));
    await user.click(screen.getByRole("button", { name: "Cancel and get back $1,500" }));
    expect(await screen.findByText("The refund has changed in the meantime.")).toBeVisible();
    expect(
      await screen.findByRole("button", { name: "Cancel the booking for good" }),
    ).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("confirmed");
  });

  it("passes a wish for a change on, once there is one", async () => {
    const asked = answering(() => shown(confirmedBooking()));
    const user = openBooking();
    const wish = await screen.findByRole("textbox", { name: "What would you like to change?" });
    await user.click(screen.getByRole("button", { name: "Send the request" }));
    expect(wish).toHaveFocus();
    expect(wish).toBeInvalid();
    await user.type(wish, "One more traveller, please");
    await user.click(screen.getByRole("button", { name: "Send the request" }));
    expect(await screen.findByText(/Your request is with us/)).toBeVisible();
    expect(asked.at(-1)?.body).toEqual({ message: "One more traveller, please" });
    expect(wish).toHaveValue("");
  });
});
