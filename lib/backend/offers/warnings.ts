import type { OfferWarning } from "@/lib/contract/desk/offers";
import type { Drafted } from "@/lib/contract/offer-document";
import { journeyWarnings } from "@/lib/pricing/journey-checks";
import { referenceData } from "../catalogue/reference-data";
import type { DayFacts } from "../content/fact-schemas";
import { resolveWords } from "./resolve-words";

/** What a version of a journey asks of its travellers and of the year that it should not. */
export async function warningsOf(variant: Drafted): Promise<OfferWarning[]> {
  const [words, reference] = await Promise.all([resolveWords(variant, "en"), referenceData("en")]);
  const days = words.days.map((day, at) => {
    const block = variant.days[at]?.block;
    const facts = block ? reference.fact<DayFacts>("day", block) : undefined;
    return { ...day, runs: facts?.runs };
  });
  return journeyWarnings(days, variant.starts);
}
