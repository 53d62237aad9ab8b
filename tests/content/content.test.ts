import { describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { missingWords } from "@/lib/backend/content/references";
import { optionGroupNames, optionGroups } from "@/lib/contract/vocabulary";
import { type Locale, locales } from "@/lib/i18n/locales";
import { depositPercent } from "@/lib/pricing/deposit";
import { keptOn, refundOn } from "@/lib/pricing/refund";
import { textsOf } from "../support/content-texts";
import { foreignWords } from "../support/language";

const content = loadContent("content");
const translated = locales.filter((locale) => locale !== "en");

describe("the content that ships", () => {
  it("has its words in all six languages", () => {
    expect(missingWords(content)).toEqual([]);
  });

  it("promises over a hundred itineraries, 36 destinations and 30 posts, and keeps it", () => {
    expect(content.tours.size).toBeGreaterThanOrEqual(120);
    expect(content.destinations.size).toBeGreaterThanOrEqual(36);
    expect(content.posts.size).toBeGreaterThanOrEqual(30);
    expect(content.reviews.size).toBeGreaterThanOrEqual(40);
  });

  it("covers every kind of tour that the filters offer", () => {
    const kinds = new Set<string>(
      [...content.tours.values()].flatMap(({ value }) =>
        optionGroupNames.flatMap((group): string | string[] => value[group]),
      ),
    );
    expect(
      Object.values(optionGroups)
        .flat()
        .filter((kind) => !kinds.has(kind)),
    ).toEqual([]);
  });

  it("has a drawn picture for every tour, destination, post, curated page, person and associate", () => {
    const wanted = [
      ...[...content.tours.keys()].map((id) => `tour-${id}`),
      ...[...content.posts.keys()].map((id) => `post-${id}`),
      ...[...content.categories.keys()].map((id) => `category-${id}`),
      ...[...content.team.keys()].map((id) => `team-${id}`),
      ...[...content.associates.keys()].map((id) => `associate-${id}`),
      ...[...content.destinations.values()].flatMap(({ id, value }) =>
        value.pictures.map((_, at) => `${id}-${at + 1}`),
      ),
    ];
    expect(wanted.filter((id) => !content.pictures.has(id))).toEqual([]);
  });

  it.each(translated)("leaves no English sentence in %s", (locale) => {
    const english = new Map(textsOf(content, "en").map(([at, text]) => [at.slice(3), text]));
    const same = textsOf(content, locale)
      .filter(([at, text]) => text.split(/\s+/).length > 5 && english.get(at.slice(3)) === text)
      .map(([at]) => at);
    expect(same).toEqual([]);
    const leaking = textsOf(content, locale).filter(
      ([, text]) => foreignWords(text, locale).length > 0,
    );
    expect(leaking.map(([at, text]) => `${at}: ${foreignWords(text, locale).join(" ")}`)).toEqual(
      [],
    );
  });

  it.each(locales)("leads from no text of %s to what is not there", (locale) => {
    const kinds = { post: "posts", destination: "destinations", tour: "tours" } as const;
    const broken = textsOf(content, locale).flatMap(([at, text]) =>
      [...text.matchAll(/\]\((post|destination|tour):([a-z0-9-]+)/g)]
        .filter(([, kind, id = ""]) => !content[kinds[kind as keyof typeof kinds]].has(id))
        .map(([link]) => `${at}: ${link}`),
    );
    expect(broken).toEqual([]);
    const stays = textsOf(content, locale).flatMap(([at, text]) =>
      [...text.matchAll(/\]\(page:\/Lodges-and-Camps\/([a-z0-9-]+)/g)]
        .filter(([, id = ""]) => !content.stays.has(id))
        .map(([link]) => `${at}: ${link}`),
    );
    expect(stays).toEqual([]);
  });

  it("answers at least two questions about every destination", () => {
    const places = [...content.words.destinations.en.values()];
    expect(places.filter(({ value }) => value.questions.length < 2).map(({ id }) => id)).toEqual(
      [],
    );
  });

  it.each(translated)("answers in %s what it answers in English, with the same links", (locale) => {
    const linksOf = (text: string) => [...text.matchAll(/\]\([^)]+\)/g)].map(String).toSorted();
    const answered = (of: Locale) =>
      [...content.words.destinations[of].values()].map(({ id, value }) => ({
        id,
        answers: value.questions.map(({ answer }) => linksOf(answer)),
      }));
    expect(answered(locale)).toEqual(answered("en"));
  });

  it.each(locales)("works its example of a cancellation out by the rules, in %s", (locale) => {
    const body = content.words.pages[locale].get("deposits")?.value.body ?? "";
    const minor = { starts: "2027-07-01", depositPaidOn: "2027-01-01", totalMinor: 428_000 };
    const percent = depositPercent({ safariType: "lodge", level: "standard" });
    const depositMinor = (minor.totalMinor * percent) / 100;
    const paid = { ...minor, depositMinor, paidMinor: minor.totalMinor };
    const said = [depositMinor, minor.totalMinor - depositMinor, refundOn("2027-05-22", paid)];
    const digits = body.replace(/(?<=\d)[.,\s](?=\d{3})/g, "");
    for (const amountMinor of said) expect(digits).toContain(String(amountMinor / 100));
    expect(keptOn("2027-01-11", paid)).toBe(0);
    expect(keptOn("2027-04-17", paid)).toBe(depositMinor);
    expect(keptOn("2027-06-17", paid)).toBe(minor.totalMinor);
  });

  it.each(locales)(
    "keeps titles and descriptions of %s at a length search engines show",
    (locale) => {
      const long = [...content.words.meta[locale].values()]
        .filter(({ value }) => value.title.length > 75 || value.description.length > 175)
        .map(({ id }) => id);
      expect(long).toEqual([]);
    },
  );
});
