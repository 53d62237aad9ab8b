import "@testing-library/jest-dom/vitest";
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { emptyDraft } from "@/components/quote/empty-draft";
import { useQuote } from "@/components/quote/quote-store";
import { businessDay } from "@/lib/clock";
import { tourCard } from "../../support/tour-card";
import { fullDraft, leaveDraft, openWizard } from "./support";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));

const heading = (name: RegExp) => screen.findByRole("heading", { level: 2, name });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it("a month of which no day lies ahead is not offered, with no tour in mind either", async () => {
  vi.useFakeTimers({ now: new Date("2027-08-31T09:00:00Z"), toFake: ["Date"] });
  leaveDraft({ ...fullDraft, departure: "month" });
  openWizard("?step=5");
  const months = await screen.findByRole("combobox", { name: "Month" });
  expect(months.querySelectorAll("option")[1]).toHaveTextContent("September 2027");
});

describe("the draft of a request", () => {
  it("survives that the page is closed", async () => {
    openWizard();
    await userEvent.click(screen.getByRole("radio", { name: "Honeymoon" }));
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /number of days/ }), "12");
    cleanup();
    openWizard();
    expect(await screen.findByText(/Welcome back/)).toBeVisible();
    expect(screen.getByRole("radio", { name: "Honeymoon" })).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Carry on where you left off" }));
    expect(await heading(/When, where and how many/)).toHaveFocus();
  });

  it.each([
    ["no JSON", "{"],
    ["another version", JSON.stringify({ version: 7 })],
    [
      "a wrong value",
      JSON.stringify({
        version: 1,
        saved_at: Date.now(),
        started_at: 0,
        request_key: null,
        draft: { ...fullDraft, adults: -3 },
      }),
    ],
    [
      "one of long ago",
      JSON.stringify({
        version: 1,
        saved_at: Date.now() - 31 * 24 * 3600 * 1000,
        started_at: 0,
        request_key: null,
        draft: fullDraft,
      }),
    ],
  ])("is ignored when it is %s", async (_, stored) => {
    localStorage.setItem("tembea-quote", stored);
    openWizard();
    await waitFor(() => expect(useQuote.getState().early).toBeNull());
    expect(screen.queryByText(/Welcome back/)).toBeNull();
    expect(screen.getByRole("radio", { name: "Family trip" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Family trip" }));
    expect(screen.getByRole("radio", { name: "Family trip" })).toBeChecked();
  });

  it.each(["2099-19-39", "9999-99-99", "12027-08-07", "soon"])(
    "has no day where %s is kept for one, and all else that was answered",
    async (date) => {
      leaveDraft({ ...fullDraft, departure: "date", date, month: "2099-19" });
      openWizard("?step=5");
      expect(await screen.findByLabelText("First day in Tanzania")).toHaveValue("");
      expect(useQuote.getState().draft).toMatchObject({ ...fullDraft, departure: "date" });
    },
  );

  it("is deleted when the visitor starts again", async () => {
    leaveDraft(fullDraft);
    openWizard();
    await screen.findByText(/Welcome back/);
    await userEvent.click(
      screen.getByRole("button", { name: "Delete everything and start again" }),
    );
    expect(localStorage.getItem("tembea-quote")).toBeNull();
    expect(screen.getByRole("radio", { name: "Family trip" })).not.toBeChecked();
  });

  it("takes over what the address knows, and keeps it out of a reload", async () => {
    openWizard("?adults=3&children=9,7&rooms=2&date=2099-08-07&budget=junk");
    await waitFor(() => expect(window.location.search).toBe("?step=1"));
    expect(screen.getByText("3 adults, 2 children")).toBeVisible();
    expect(screen.getByText("7 August 2099")).toBeVisible();
    expect(screen.getByText("Ages: 9, 7")).toBeVisible();
    expect(screen.getByText("Rooms or tents").nextSibling).toHaveTextContent("2");
  });
});

describe("answers that came from another language", () => {
  const { message: _m, full_name: _n, email: _e, phone: _p, country: _c, ...rest } = fullDraft;
  const { contact_method: _k, save_details: _s, of_age: _o, agree: _a, ...answers } = rest;
  const arrive = (draft: object, started_at = 1000, saved_at = Date.now()) =>
    localStorage.setItem("tembea-quote-arrived", JSON.stringify({ started_at, saved_at, draft }));
  const held = () => localStorage.getItem("tembea-quote-arrived");

  it("are taken up at their step where there is no request yet", async () => {
    arrive({ ...answers, adults: 3 });
    openWizard("?step=5");
    expect(await heading(/When, where and how many/)).toBeVisible();
    expect(screen.getByText("3 adults, 1 child")).toBeVisible();
    expect(held()).toBeNull();
    cleanup();
    openWizard();
    expect(await screen.findByText(/Welcome back/)).toBeVisible();
    expect(screen.getByText("3 adults, 1 child")).toBeVisible();
  });

  it("are asked about beside others; to take them keeps who asks", async () => {
    leaveDraft({ ...fullDraft, message: "It is a surprise" });
    arrive({ ...answers, days: "12" });
    openWizard("?step=2");
    expect(await screen.findByText(/answered these questions in another language/)).toBeVisible();
    expect(await screen.findByRole("textbox", { name: /number of days/ })).toHaveValue("8");
    await userEvent.click(screen.getByRole("button", { name: "Those from the other language" }));
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: /number of days/ })).toHaveValue("12"),
    );
    expect(screen.queryByText(/answered these questions/)).toBeNull();
    expect(localStorage.getItem("tembea-quote")).toContain("juergen@example.com");
    expect(localStorage.getItem("tembea-quote")).toContain("surprise");
    expect(held()).toBeNull();
  });

  it("are asked about until the visitor has chosen, and then let go", async () => {
    leaveDraft(fullDraft);
    arrive({ ...answers, days: "12" });
    openWizard();
    await screen.findByText(/answered these questions/);
    cleanup();
    openWizard("?step=2");
    await screen.findByText(/answered these questions/);
    await userEvent.click(screen.getByRole("button", { name: "The ones here" }));
    expect(await screen.findByRole("textbox", { name: /number of days/ })).toHaveValue("8");
    expect(held()).toBeNull();
  });

  it("of the same request are simply newer, or older", async () => {
    const started_at = Date.now() - 60_000;
    const of = (days: string, ago: number) => ({
      draft: { ...fullDraft, days },
      started_at,
      saved_at: Date.now() - ago,
    });
    const own = { version: 1, request_key: null, ...of("8", 5000) };
    localStorage.setItem("tembea-quote", JSON.stringify(own));
    arrive({ ...answers, days: "12" }, started_at);
    openWizard("?step=2");
    expect(await screen.findByDisplayValue("12")).toBeVisible();
    expect(screen.queryByText(/answered these questions/)).toBeNull();
    cleanup();
    arrive({ ...answers, days: "5" }, started_at, Date.now() - 9000);
    openWizard("?step=2");
    expect(await screen.findByDisplayValue("12")).toBeVisible();
    expect(held()).toBeNull();
  });

  it.each([
    ["other types", { ...answers, adults: "many" }],
    ["a prototype", JSON.parse('{"__proto__":{"adults":9}}')],
    ["a tour with an address", { ...answers, tour: "//evil.example" }],
  ])("are ignored when they have %s", async (_, draft) => {
    arrive(draft);
    openWizard();
    await waitFor(() => expect(useQuote.getState().early).toBeNull());
    expect(useQuote.getState().draft).toEqual(emptyDraft);
    expect(held()).toBeNull();
  });

  it("never say who asks", async () => {
    arrive({ ...answers, email: "evil@example.com", full_name: "Evil", agree: true });
    openWizard();
    await waitFor(() => expect(useQuote.getState().draft.days).toBe("8"));
    expect(useQuote.getState().draft).toMatchObject({ email: "", full_name: "", agree: false });
  });
});

describe("one request for several favourites", () => {
  it("names them from the first step on, and they can be let go", async () => {
    const titles: Record<string, string> = {
      "crater-days": "The crater",
      lemosho: "By the Lemosho",
    };
    vi.stubGlobal("fetch", async (address: string) => {
      const ids = new URL(address, "http://localhost").searchParams.get("ids")?.split(",") ?? [];
      return Response.json({ data: ids.map((id) => tourCard(id, { title: titles[id] ?? id })) });
    });
    openWizard("?tours=crater-days,lemosho");
    expect(await screen.findByText("Your request is about these 2 tours:")).toBeVisible();
    expect(screen.getByText("The crater")).toBeVisible();
    expect(useQuote.getState().draft.tours).toEqual(["crater-days", "lemosho"]);
    await userEvent.click(screen.getByRole("button", { name: /without these tours/ }));
    expect(screen.queryByText("The crater")).toBeNull();
    expect(useQuote.getState().draft.tours).toEqual([]);
  });
});

describe("companions and dates", () => {
  it("refuses a day on which the tour does not run, and names the nearest two", async () => {
    const year = Number(businessDay().slice(0, 4)) + 1;
    const runs = [{ day: 1, months: [7, 8] }];
    vi.stubGlobal("fetch", async () =>
      Response.json({ data: { ...tourCard("river"), alternates: {}, runs, gallery: [] } }),
    );
    leaveDraft({ ...fullDraft, tour: "river", departure: "date", date: `${year}-06-14` });
    openWizard("?tour=river&step=5");
    const field = await screen.findByLabelText("First day in Tanzania");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription("Possible start: July–\u2060August."),
    );
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(field).toHaveAccessibleDescription(
      new RegExp(` 1\\sJuly ${year} and .* 2\\sJuly ${year}\\.$`),
    );
    await userEvent.click(screen.getByRole("radio", { name: "In a particular month" }));
    const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
    expect(options).toContain(`August ${year}`);
    expect(options).not.toContain(`June ${year}`);
  });

  it("counts the party from the companions", async () => {
    leaveDraft(fullDraft);
    openWizard("?step=3");
    await userEvent.click(await screen.findByRole("checkbox", { name: "Nobody else" }));
    expect(useQuote.getState().draft).toMatchObject({ adults: 1, children: [] });
  });

  it("calls a past date past", async () => {
    leaveDraft({ ...fullDraft, departure: "date", date: "2020-02-03" });
    openWizard("?step=5");
    await userEvent.click(await screen.findByRole("button", { name: "Next" }));
    expect(screen.getByLabelText(/First day in Tanzania/)).toHaveAccessibleDescription(
      /This date has passed/,
    );
  });
});

describe("the way through the wizard", () => {
  it("points to an open question and moves the focus to it", async () => {
    openWizard();
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await screen.findByText("Please check one answer.")).toBeVisible();
    expect(screen.getByRole("radio", { name: "Honeymoon" })).toHaveFocus();
    await userEvent.click(screen.getByRole("radio", { name: "As a couple" }));
    expect(screen.queryByText("Please check one answer.")).toBeNull();
  });

  it("gives each step an address and follows the browser back", async () => {
    leaveDraft(fullDraft);
    openWizard();
    await screen.findByText(/Welcome back/);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(await heading(/How many days/)).toHaveFocus();
    expect(window.location.search).toBe("?step=2");
    window.history.back();
    expect(await heading(/What kind of journey/)).toHaveFocus();
  });

  it("leads no further than the answers", async () => {
    leaveDraft({ ...fullDraft, days: "" });
    openWizard("?step=review");
    expect(await heading(/How many days/)).toBeVisible();
    expect(window.location.search).toBe("?step=2");
  });

  it("asks for a number when the reply shall come by phone", async () => {
    leaveDraft({ ...fullDraft, contact_method: "call" });
    openWizard("?step=6");
    await userEvent.click(await screen.findByRole("button", { name: "Review your request" }));
    await waitFor(() => expect(screen.getByPlaceholderText("Enter a phone number")).toHaveFocus());
  });
});
