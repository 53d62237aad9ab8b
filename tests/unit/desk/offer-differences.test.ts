import { describe, expect, it } from "vitest";
import { offerDifferences } from "@/components/desk/offers/offer-differences";
import type { OfferLibrary } from "@/lib/contract/desk/offers";
import type { Draft, DraftDay, DraftLine, DraftVariant } from "@/lib/contract/offer-document";

const words = (de: string, en?: string) => ({
  source: "de" as const,
  texts: { de, ...(en && { en }) },
});
const day: DraftDay = { id: "day-1", block: "one", stay: "crater-camp", title: null, text: null };
const second: DraftDay = { ...day, id: "day-2", block: "two" };
const line: DraftLine = { id: "own-1", of: null, text: words("Flug"), amount_minor: 50_000 };
const variant: DraftVariant = {
  ...{ id: "first", name: null, days: [day, second], lines: [line] },
  ...{ total_minor: null, deposit_minor: null },
};
const draft: Draft = {
  ...{ schema: 2, tour: "a", title: null, letter: words("Liebe Familie") },
  ...{ starts: "2028-02-10", adults: 2, children: [9], rooms: 0 },
  ...{ balance_due: null, valid_until: "2028-01-01", variants: [variant] },
};
const offer = { name: "Vogelsang", email: "v@example.com", language: "de" as const, draft };
const library: OfferLibrary = {
  tours: [],
  days: ["To the crater", "Among the potters"].map((title, at) => ({
    ...{ id: ["one", "two"][at] ?? "", title, night: null, hours: 0, places: [], themes: [] },
  })),
  stays: ["Crater Camp", "Plains Lodge"].map((name) => ({
    ...{ id: name.toLowerCase().replace(" ", "-"), name, place: "", level: "" },
  })),
};
const photograph = { file: `${"a".repeat(32)}-1600`, at: "under" as const, shows: null };

const between = (changes: Partial<typeof offer>) =>
  offerDifferences(offer, { ...offer, ...changes }, library);
const ofDraft = (changes: Partial<Draft>) => between({ draft: { ...draft, ...changes } });
const ofVariant = (changes: Partial<DraftVariant>) =>
  ofDraft({ variants: [{ ...variant, ...changes }] });
const ofDay = (changes: Partial<DraftDay>) => ofVariant({ days: [{ ...day, ...changes }, second] });
const ofLine = (changes: Partial<DraftLine>) => ofVariant({ lines: [{ ...line, ...changes }] });

describe("two drafts of one offer", () => {
  it("say nothing where they say the same, blanks at an end and words that are not there aside", () => {
    expect(between({})).toEqual([]);
    expect(between({ name: "Vogelsang " })).toEqual([]);
    expect(ofDay({ title: words(""), over: null, photographs: [] })).toEqual([]);
  });

  it.each([
    ["its guest", () => between({ name: "Vogel" }), "Name", "Vogelsang", "Vogel"],
    ["the deposit", () => ofVariant({ deposit_minor: 90_000 }), /^Deposit/, /rule/, "$900"],
    ["the total", () => ofVariant({ total_minor: 700_050 }), /^Total/, /sum/, "$7,000.50"],
    [
      "validity",
      () => ofDraft({ valid_until: "2028-01-09" }),
      /^Valid/,
      "1 Jan 2028",
      "9 Jan 2028",
    ],
    ["the balance", () => ofDraft({ balance_due: "2028-01-09" }), /^Bal/, /rule/, "9 Jan 2028"],
    ["rooms", () => ofDraft({ rooms: 2 }), /^Rooms/, "2 each", "2"],
    ["a letter", () => ofDraft({ letter: words("Hallo") }), "Letter", /Liebe/, "German: Hallo"],
    ["a lodge", () => ofDay({ stay: "plains-lodge" }), /day 1$/, "Crater Camp", "Plains Lodge"],
    ["a day", () => ofDay({ block: "two" }), /day 1$/, "To the crater", "Among the potters"],
    ["a day's text", () => ofDay({ under: words("Neu", "New") }), /day 1$/, "", /English: New/],
    ["a photograph", () => ofDay({ photographs: [photograph] }), /^Photo/, "", /^aaaaaa, Below/],
    ["its meals", () => ofDay({ meals: ["lunch"] }), /^Meals.*1$/, "", "Lunch"],
    ["a line's words", () => ofLine({ text: words("Bus") }), "Flug", /Flug/, "German: Bus"],
    ["its amount", () => ofLine({ amount_minor: 1 }), "Amount of Flug", "$500", "$0.01"],
    ["what is hidden", () => ofLine({ hidden: true }), /^Hidden.*Flug$/, "", "Yes"],
    [
      "the order of days",
      () => ofVariant({ days: [second, day] }),
      "Order of the days",
      "To the crater\nAmong the potters",
      "Among the potters\nTo the crater",
    ],
  ])("say both of %s", (_, differences, label, mine, theirs) => {
    const matching = (text: string | RegExp) =>
      typeof text === "string" ? text : expect.stringMatching(text);
    expect(differences()).toEqual([
      { label: matching(label), mine: matching(mine), theirs: matching(theirs) },
    ]);
  });

  it("say what only one has: a day, a line, a version", () => {
    expect(ofVariant({ days: [day] })).toContainEqual(
      expect.objectContaining({ label: "Which day: day 2", mine: "Among the potters", theirs: "" }),
    );
    expect(ofVariant({ lines: [] }).map(({ label }) => label)).toEqual(["Flug", "Amount of Flug"]);
    const more = { ...variant, id: "other", name: words("Mit Lodges", "With lodges") };
    const labels = ofDraft({ variants: [variant, more] }).map(({ label }) => label);
    expect(labels.every((label) => label.startsWith("With lodges: "))).toBe(true);
    expect(labels).toContain("With lodges: Amount of Flug");
  });
});
