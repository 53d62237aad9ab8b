import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { parse } from "yaml";
import { z } from "zod";
import { type Locale, locales } from "../../lib/contract/locale";
import { ask } from "./support/ask";
import { readPage } from "./support/read-page";
import { type Words, wordsOf } from "./support/words";

/** Where a buyer's question is answered: on a page that is a click from home at most, below an id. */
interface Answered {
  question: string;
  at: (tour: (file: string, id: string) => string) => string;
  below?: string;
  says: (words: Words) => string[];
}

const safari = (tour: Parameters<Answered["at"]>[0]) => tour("northern", "crater-and-plains");
const shared = (tour: Parameters<Answered["at"]>[0]) =>
  tour("northern", "shared-camping-four-days");
const climb = (tour: Parameters<Answered["at"]>[0]) => tour("climbs", "machame-seven-private");

const questions: Answered[] = [
  {
    question: "Is there hot water on night 3?",
    at: safari,
    below: "itinerary",
    says: ({ Stays }) => [Stays.labels.hotWater, Stays.hotWater.mornings_evenings],
  },
  {
    question: "Which route with seven days and bad knees?",
    at: () => "/Kilimanjaro-Routes?days=7&knees=careful",
    below: "answer",
    says: ({ Routes }) => [Routes.answer.first, Routes.answer.for, Routes.answer.against],
  },
  {
    question: "What does it really cost us, with tips?",
    at: safari,
    below: "true-cost",
    says: ({ TrueCost }) => [TrueCost.tips, TrueCost.visa, TrueCost.sum, TrueCost.from.tips],
  },
  {
    question: "Will I see calves in late February, and where?",
    at: () => "/Migration-by-Month",
    says: ({ Migration }) => [Migration.m.m2, Migration.area.south, Migration.calves],
  },
  {
    question: "Is the trip guaranteed to run?",
    at: shared,
    below: "dates",
    says: ({ TourPage }) => [TourPage.dates.shared],
  },
  {
    question: "How many go?",
    at: shared,
    below: "practical",
    says: ({ Practical }) => [Practical.shared.most],
  },
  {
    question: "What is the latest arrival for the first day?",
    at: safari,
    below: "practical",
    says: ({ Practical }) => [Practical.arrive.term, Practical.arrive.dayBefore],
  },
  {
    question: "How heavy may my bag be on the small plane?",
    at: (tour) => tour("northern", "long-weekend-by-plane"),
    below: "practical",
    says: ({ Practical }) => [Practical.luggage.term, Practical.luggage.plane],
  },
  {
    question: "What if I must turn back on Kilimanjaro?",
    at: climb,
    below: "mountain",
    says: ({ Climb }) => [Climb.turn.text, Climb.turn.night],
  },
  {
    question: "What if I get sick on the mountain?",
    at: climb,
    below: "mountain",
    says: ({ Climb }) => [Climb.safety.title, Climb.safety.oxygen, Climb.turn.title],
  },
  {
    question: "How long are we in the car each day?",
    at: safari,
    below: "practical",
    says: ({ Practical }) => [Practical.road.term, Practical.road.hours],
  },
  {
    question: "Which vaccinations and visa do I need?",
    at: safari,
    below: "practical",
    says: ({ Practical }) => [Practical.papers.visa, Practical.papers.health],
  },
  {
    question: "Can we go with a six-year-old?",
    at: safari,
    says: ({ TourPage }) => [TourPage.facts.minAge, TourPage.prices.childPays],
  },
  {
    question: "Can children sleep in our tent?",
    at: safari,
    below: "dates",
    says: ({ TourPage }) => [TourPage.prices.childSleeps],
  },
  {
    question: "What do I lose if I cancel 40 days before?",
    at: safari,
    below: "cancelling",
    says: ({ RefundTerms }) => [RefundTerms.keeps, RefundTerms.between, RefundTerms.keepsPercent],
  },
];

for (const locale of locales)
  test(`questions of buyers are answered in ${locale}, a click from home at most`, async () => {
    const words = wordsOf(locale);
    const pages = new Map<string, string>();
    const read = async (path: string) => {
      const known = pages.get(path) ?? (await ask(locale, path)).body;
      pages.set(path, known);
      return known;
    };
    const fromHome = readPage(await read("/")).links;
    for (const { question, at, below, says } of questions) {
      const path = at((file, id) => `/trip/${slugOf(locale, file, id)}`);
      const html = await read(path);
      if (!path.startsWith("/trip/"))
        expect.soft(fromHome, question).toContain(path.replace(/\?.*/, ""));
      const part = below === undefined ? html : html.slice(html.indexOf(` id="${below}"`));
      if (below !== undefined) expect.soft(html, question).toContain(` id="${below}"`);
      for (const each of says(words).flatMap(fixedParts))
        expect.soft(textOf(part), `${question} (${path})`).toContain(each);
    }
  });

const Slugs = z.record(z.string(), z.object({ slug: z.string() }));

function slugOf(locale: Locale, file: string, id: string): string {
  const text = readFileSync(`tests/fixtures/content/${locale}/tours/${file}.yaml`, "utf8");
  const slug = Slugs.parse(parse(text))[id]?.slug;
  if (!slug) throw new Error(`${locale} has no ${id}`);
  return slug;
}

/** What a sentence says whatever stands in its places; a single word between two of them says nothing. */
function fixedParts(sentence: string): string[] {
  const bare = sentence
    .replaceAll(/<\/?\w+>/g, "{}")
    .replaceAll(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, "{}");
  const parts = bare.split("{}").map(plain);
  return parts.length === 1 ? parts : parts.filter((part) => /\S\s+\S/.test(part));
}

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, " ").trim();

function textOf(html: string): string {
  const shown = html.replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");
  return plain(
    shown
      .replaceAll(/<[^>]*>/g, "")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"')
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&amp;", "&"),
  );
}
