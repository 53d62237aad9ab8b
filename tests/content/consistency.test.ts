import { describe, expect, it } from "vitest";
import type { Content, Entries } from "@/lib/backend/content/content";
import { loadContent } from "@/lib/backend/content/load";
import { locales } from "@/lib/i18n/locales";
import { disagreements } from "../support/disagreements";

const content = loadContent("content");

/** The content with one entry put another way. */
function planted<T extends object>(
  of: (content: Content) => Entries<T>,
  id: string,
  change: (value: T) => T,
) {
  const entries = of(content);
  const entry = entries.get(id);
  if (!entry) throw new Error(`there is no ${id}`);
  const value = change(entry.value);
  if (JSON.stringify(value) === JSON.stringify(entry.value)) throw new Error("nothing is planted");
  entries.set(id, { ...entry, value });
  const found = disagreements(content);
  entries.set(id, entry);
  return found;
}

describe("texts and facts that ship", () => {
  it("say the same in six languages", () => {
    expect(disagreements(content)).toEqual([]);
  });
});

describe("what does not agree is found:", () => {
  it("another figure in one language", () => {
    const found = planted(
      (all) => all.words.days.de,
      "barafu-summit-to-mweka",
      (day) => ({ ...day, text: day.text.replace("5.895", "5.985") }),
    );
    expect(found).toEqual([
      "de/days/barafu-summit-to-mweka.text: lacks 5895, has 5985 beside English",
    ]);
  });

  it("another figure in English is one in every other language", () => {
    const found = planted(
      (all) => all.words.posts.en,
      "great-migration-month-by-month",
      (post) => ({ ...post, body: post.body.replace("20,000", "8,000") }),
    );
    expect(found).toHaveLength(5);
  });

  it.each([
    ["en", "between July and October", "between June and September"],
    ["fr", "entre juillet et octobre", "de juillet à août"],
  ] as const)("a season in %s in which the tour does not run", (locale, right, wrong) => {
    const found = planted(
      (all) => all.words.tours[locale],
      "mara-river-and-back-by-air",
      (tour) => ({ ...tour, tagline: tour.tagline.replace(right, wrong) }),
    );
    expect(found).toContainEqual(expect.stringMatching(/: says “.*, and is for 7,8,9,10$/));
  });

  it.each([
    ["en", "from July to October", "from mid-July to October"],
    ["de", "von Juli bis Oktober", "von Mitte Juli bis Oktober"],
    ["it", "da luglio a ottobre", "da agosto a ottobre"],
  ] as const)("other months of the crossings in a post, in %s", (locale, right, wrong) => {
    const found = planted(
      (all) => all.words.posts[locale],
      "serengeti-guide",
      (post) => ({ ...post, body: post.body.replace(right, wrong) }),
    );
    expect(found).toEqual([expect.stringContaining("and the Mara is crossed in 7,8,9,10")]);
  });

  it.each([
    [
      "mara-river-and-back-by-air",
      "a flight\nof an hour and a quarter",
      "an hour’s flight",
      "flies",
    ],
    ["machame-seven-private", "62 km", "65 km", "walks 62 km"],
    ["first-time-in-africa", "more than four hours on", "more than three hours on", "drives 3.75"],
  ])("in %s, which should say “%s”, “%s”", (id, right, wrong, why) => {
    const found = planted(
      (all) => all.words.tours.en,
      id,
      (tour) => {
        const said = new RegExp(right.replace(/\s/g, "\\s+"));
        const reasons = tour.reasons.map((each) => each.replace(said, wrong));
        return { ...tour, reasons, summary: tour.summary.replace(said, wrong) };
      },
    );
    expect(found).toContainEqual(expect.stringContaining(why));
  });

  it("another way from a lodge to the gate", () => {
    const found = planted(
      (all) => all.words.destinations.it,
      "ruaha",
      (place) => ({ ...place, body: place.body.replace("60-90 minuti", "60-75 minuti") }),
    );
    expect(found).toContain(
      "it/destinations/ruaha.body: says “60-75 minuti” of what is 60 to 90 minutes from the gate",
    );
  });

  it("another age of children than a camp's", () => {
    const found = planted(
      (all) => all.stays,
      "katuma-plain",
      (stay) => ({ ...stay, children_from: 11 }),
    );
    expect(found.map((why) => why.replace(/:.*/, ""))).toEqual(
      locales.map((locale) => `${locale}/destinations/katavi.questions.1.answer`),
    );
  });

  it.each([
    ["en", "Two nights by", "Two nights in"],
    ["fr", "Deux nuits aux portes du", "Deux nuits au"],
    ["it", "Due notti alle porte del", "Due notti nel"],
  ] as const)("nights in a park, in %s, that are spent outside it", (locale, right, wrong) => {
    const found = planted(
      (all) => all.words.tours[locale],
      "on-foot-between-drives",
      (tour) => ({ ...tour, summary: tour.summary.replace(right, wrong) }),
    );
    expect(found).toEqual([
      `${locale}/tours/on-foot-between-drives.summary: has nights in Tarangire, and they are outside its gate`,
    ]);
  });

  it("a height above all of a day's way", () => {
    const found = planted(
      (all) => all.days,
      "shira-one-to-shira-two",
      (day) => ({ ...day, altitude: { from: 3505, to: 3850 } }),
    );
    expect(found).toEqual([
      "days/shira-one-to-shira-two: names 3870 m, and is between 3505, 3850, 3850",
    ]);
  });

  it("a season that is said and not kept", () => {
    const found = planted(
      (all) => all.days,
      "mafia-whale-sharks",
      ({ runs: _, ...day }) => ({ ...day, runs: { months: [8, 9, 10, 11, 12] } }),
    );
    expect(found.length).toBeGreaterThanOrEqual(6);
  });

  it("a weekday on which nothing starts", () => {
    const found = planted(
      (all) => all.tours,
      "katavi-alone",
      (tour) => ({ ...tour, days: tour.days.slice(1, 3) }),
    );
    expect(found).toContainEqual(expect.stringMatching(/^en\/tours\/katavi-alone: names monday/));
  });

  it("a road of two lengths", () => {
    const found = planted(
      (all) => all.days,
      "arusha-to-engare-sero",
      (day) => ({ ...day, drive: { km: 195, hours: 5.5 } }),
    );
    expect(found).toContainEqual(
      "days/arusha-to-engare-sero: 195 km, and days/arusha-to-natron: 245 km for arusha–lake-natron",
    );
  });

  it("short drives beside a long one", () => {
    const found = planted(
      (all) => all.words.tours.en,
      "family-week",
      (tour) => ({ ...tour, tagline: `Short drives. ${tour.tagline}` }),
    );
    expect(found).toEqual(["en/tours/family-week: says its drives are short: 5.25 hours"]);
  });
});
