import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferScreen } from "@/components/desk/offers/offer-screen";
import { offerWords } from "@/components/desk/words/words";
import type { OfferCosts, OfferDetail } from "@/lib/contract/desk/offers";
import { anOffer, library } from "./offer-screen-support";

let atDesk: OfferDetail;
let prices: object[];
let priced: Promise<void>;
let atCosts: OfferCosts;
let kept: object[];
let uploaded: () => Promise<Response>;
let edits: { version: number; draft: OfferDetail["draft"] }[];
beforeEach(() => {
  atDesk = anOffer();
  edits = [];
  kept = [];
  priced = Promise.resolve();
  vi.stubGlobal(
    "EventSource",
    class {
      addEventListener() {}
      close() {}
    },
  );
  vi.stubGlobal("createImageBitmap", async () => Promise.reject(new Error("none here")));
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path === "/api/desk/add-offer-photograph" && body instanceof FormData) return uploaded();
    if (path === "/api/desk/price-offer") {
      await priced;
      return Response.json({ lines: prices });
    }
    if (path === "/api/desk/set-offer-costs") kept.push(...JSON.parse(String(body)).costs);
    if (path.endsWith("-offer-costs") || path === "/api/desk/offer-costs")
      return Response.json(atCosts);
    if (path !== "/api/desk/edit-offer") return Response.json(atDesk);
    const edit = JSON.parse(String(body));
    edits.push(edit);
    if (edit.version !== atDesk.version)
      return Response.json(
        { error: { code: "conflict", message: "", reason: "changed_meanwhile" } },
        { status: 409 },
      );
    atDesk = { ...atDesk, draft: edit.draft, version: atDesk.version + 1 };
    return Response.json({ version: atDesk.version });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ["sent", true, 1],
  ["sent", false, 0],
  ["withdrawn", true, 0],
] as const)(
  "says where the link that was mailed has ended with its address: %s, %s",
  (state, link_ended, times) => {
    atDesk = anOffer({ state, sent: 1, link_ended });
    render(
      <DeskQueries>
        <OfferScreen first={atDesk} library={library} />
      </DeskQueries>,
    );
    expect(screen.queryAllByText(offerWords.linkEnded)).toHaveLength(times);
  },
);

const typed = (changes: object) => ({
  ...atDesk.draft,
  variants: atDesk.draft.variants.map((variant) => ({ ...variant, ...changes })),
});

const show = (costs?: OfferCosts) => {
  render(
    <DeskQueries>
      <OfferScreen first={atDesk} library={library} costs={costs} />
    </DeskQueries>,
  );
  return userEvent.setup();
};
const saved = () => vi.waitFor(() => expect(screen.getByText("Saved")).toBeTruthy(), 30_000);
const letter = () => screen.getByLabelText<HTMLTextAreaElement>("Letter (German)");

describe("the screen of an offer", () => {
  it("saves what is typed by itself, all of it, and marks what the guest's language lacks", async () => {
    const user = show();
    await user.type(screen.getByLabelText("Letter (English)"), "Dear all");
    expect(screen.getByText(/^Not yet in German/)).toBeTruthy();
    await user.type(letter(), "Liebe alle");
    await user.click(screen.getByRole("button", { name: "Later: day 1" }));
    await saved();
    expect(atDesk.draft.letter.texts).toEqual({ en: "Dear all", de: "Liebe alle" });
    expect(atDesk.draft.variants[0]?.days.map(({ block }) => block)).toEqual(["two", "one"]);
    expect(screen.queryByText(/^Not yet in German/)).toBeNull();
  });

  it("says at its head that the guest waits for an answer, and leads there", () => {
    const said = { kind: "question" as const, about: null, text: "?", at: "2027-01-01T08:00:00Z" };
    const asked = { ...said, id: 1, from: null, subject: "day:a" };
    atDesk = { ...atDesk, messages: [asked, { ...asked, id: 2, from: "Neema", subject: null }] };
    show();
    const link = screen.getByRole("link", { name: /is waiting for an answer$/ });
    const region = document.querySelector(link.getAttribute("href") ?? "");
    expect(region?.textContent).toContain("Questions and answers");
  });

  it("shows both where somebody else has changed it, and keeps the one that is chosen", async () => {
    const user = show();
    const theirs = {
      ...typed({ deposit_minor: 90_000 }),
      letter: { source: "de" as const, texts: { de: "Von Juma" } },
    };
    atDesk = { ...atDesk, draft: theirs, version: 5 };
    await user.type(letter(), "Von mir");
    const keep = await screen.findByRole("button", { name: "Keep mine" }, { timeout: 8_000 });
    expect(screen.getByText(/Von Juma/)).toBeTruthy();
    expect(screen.getByText("$900")).toBeTruthy();
    expect(letter().value).toBe("Von mir");
    await user.click(keep);
    await saved();
    expect(atDesk.draft.letter.texts.de).toBe("Von mir");
  });

  it("has what was typed again where it could not be saved", async () => {
    const before = typed({ total_minor: 700_000 });
    const { name, email, language } = atDesk;
    localStorage.setItem(
      `desk-offer-${atDesk.reference}`,
      JSON.stringify({ version: 1, typed: { name, email, language, draft: before } }),
    );
    show();
    const total = await screen.findByLabelText<HTMLInputElement>("Total, typed");
    await vi.waitFor(() => expect(total.value).toBe("7000"), 30_000);
    await saved();
    expect(edits).toMatchObject([{ version: 1, draft: { variants: [{ total_minor: 700_000 }] } }]);
  });

  it("has what was typed before there were versions, as the first of them", async () => {
    const { name, email, language, draft } = atDesk;
    const { variants, ...shared } = typed({ total_minor: 650_000 });
    const [{ id: _, name: __, ...variant } = { id: "", name: null }] = variants;
    const before = { ...shared, ...variant, schema: 1 };
    localStorage.setItem(
      `desk-offer-${atDesk.reference}`,
      JSON.stringify({ version: 1, typed: { name, email, language, draft: before } }),
    );
    show();
    await saved();
    expect(edits).toMatchObject([
      { draft: { schema: 2, starts: draft.starts, variants: [{ total_minor: 650_000 }] } },
    ]);
  });

  it("takes photographs beside a day, and what is typed while they are on their way", async () => {
    const photograph = `${"a".repeat(32)}-1600`;
    let arrive = () => {};
    uploaded = () =>
      new Promise((resolve) => {
        arrive = () => resolve(Response.json({ photograph }));
      });
    const user = show();
    await user.click(screen.getByRole("button", { name: "Own words: day 1" }));
    const camp = new File(["bytes"], "camp.jpg", { type: "image/jpeg" });
    await user.upload(screen.getByLabelText("Add photographs: day 1"), camp);
    await screen.findByText("One photograph is on its way …");
    await user.type(screen.getByLabelText("Above the day’s text (English)"), "You land at seven.");
    arrive();
    await user.type(await screen.findByLabelText("What it shows (German)"), "Unser Camp");
    await saved();
    expect(atDesk.draft.variants[0]?.days[0]).toMatchObject({
      over: { texts: { en: "You land at seven." } },
      photographs: [{ file: photograph, at: "under", shows: { texts: { de: "Unser Camp" } } }],
    });
  });

  it("puts a day of the library in where it belongs, found by place, theme and driving time", async () => {
    const user = show();
    await user.click(screen.getByText("Put in a day"));
    expect(screen.getByText("2 days")).toBeTruthy();
    expect(screen.getByText("2 h drive")).toBeTruthy();
    await user.selectOptions(screen.getByLabelText("Place"), "Arusha");
    expect(screen.queryByRole("button", { name: "Put in: To the crater" })).toBeNull();
    await user.selectOptions(screen.getByLabelText("Driving"), "None");
    await user.selectOptions(screen.getByLabelText("After"), "At the beginning");
    await user.click(screen.getByRole("button", { name: "Put in: Among the potters" }));
    await saved();
    expect(atDesk.draft.variants[0]?.days.map(({ block }) => block)).toEqual(["two", "one", "two"]);
  });

  it("takes a discount off whichever sign is typed, with its reason, and hides a line", async () => {
    const user = show();
    await user.click(screen.getByRole("button", { name: "Add a discount" }));
    await user.type(screen.getByLabelText("Reason, as the guest reads it (English)"), "You return");
    const amount = screen.getByLabelText("Amount of Line");
    await user.clear(amount);
    await user.type(amount, "150");
    await user.click(screen.getByLabelText("Hidden from the guest: Line"));
    await saved();
    expect(atDesk.draft.variants[0]?.lines).toMatchObject([
      { text: { texts: { en: "You return" } }, amount_minor: -15_000, hidden: true },
    ]);
  });

  it("takes the catalogue's price over and leaves what we wrote, and what was hidden", async () => {
    const adults = { kind: "adults" as const, count: 2, unit_minor: 100, amount_minor: 200 };
    const line = { id: "adults-0", of: adults, text: null, amount_minor: 200 };
    const text = { source: "en" as const, texts: { en: "You return" } };
    const own = { id: "discount-1", of: null, text, amount_minor: -50 };
    atDesk = { ...atDesk, draft: typed({ lines: [{ ...line, hidden: true }, own] }) };
    prices = [{ ...line, amount_minor: 300 }];
    const user = show();
    await user.click(screen.getByRole("button", { name: "Price from the catalogue" }));
    await saved();
    expect(atDesk.draft.variants[0]?.lines).toEqual([
      { ...line, amount_minor: 300, hidden: true },
      own,
    ]);
    expect(atDesk.draft.variants[0]?.asked).toEqual([line.of]);
  });

  it("keeps what is typed while the catalogue's price is on its way, a total and a letter", async () => {
    prices = [];
    let answer = () => {};
    priced = new Promise((resolve) => {
      answer = resolve;
    });
    const user = show();
    await user.click(screen.getByRole("button", { name: "Price from the catalogue" }));
    await user.type(screen.getByLabelText("Letter (German)"), "Liebe Familie");
    await user.type(screen.getByLabelText("Total, typed"), "12480");
    await user.tab();
    answer();
    await vi.waitFor(() => expect(edits.length).toBeGreaterThan(0), { timeout: 5_000 });
    await saved();
    expect(atDesk.draft.letter.texts.de).toBe("Liebe Familie");
    expect(atDesk.draft.variants[0]?.total_minor).toBe(1_248_000);
  });

  it("has net costs beside the lines for the owner, kept as one leaves the field, with what is left", async () => {
    const text = { source: "en" as const, texts: { en: "Camps" } };
    const own = { id: "own-1", of: null, text, amount_minor: 100_000 };
    atDesk = { ...atDesk, draft: typed({ lines: [own] }) };
    const margin = { variant: "first", net_minor: 60_000, margin_minor: 40_000, percent: 40 };
    atCosts = {
      costs: [{ variant: "first", line: "own-1", net_minor: 60_000 }],
      margins: [{ ...margin, missing: 0 }],
    };
    const user = show({ costs: [], margins: [] });
    const net = screen.getByLabelText<HTMLInputElement>(/^Net cost of/);
    await user.type(net, "600");
    expect(kept).toEqual([]);
    await user.tab();
    expect(await screen.findByText("Costs us $600; $400 is left, 40 % of the price.")).toBeTruthy();
    expect(kept).toEqual([{ variant: "first", line: "own-1", net_minor: 60_000 }]);
    cleanup();
    show();
    expect(screen.queryByLabelText(/^Net cost of/)).toBeNull();
  });

  it("has another version as a copy of the first; each is worked on for itself", async () => {
    const user = show();
    expect(screen.queryByLabelText("What this version is called (English)")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Another version" }));
    await user.type(screen.getByLabelText("What this version is called (English)"), "With lodges");
    await user.click(screen.getByRole("button", { name: "Delete: day 1" }));
    await user.type(screen.getByLabelText("Total, typed"), "8000");
    await saved();
    expect(atDesk.draft.variants).toMatchObject([
      { name: null, total_minor: null, days: [{ id: "one" }, { id: "two" }] },
      { name: { texts: { en: "With lodges" } }, total_minor: 800_000, days: [{ id: "two" }] },
    ]);
    await user.click(screen.getByRole("button", { name: /^Version A/ }));
    expect(screen.getByLabelText<HTMLInputElement>("Total, typed").value).toBe("");
    await user.click(screen.getByRole("button", { name: "Remove this version" }));
    await user.click(screen.getByRole("button", { name: /^Yes, remove it/ }));
    await saved();
    expect(atDesk.draft.variants).toMatchObject([{ name: null, total_minor: 800_000 }]);
  });
});
