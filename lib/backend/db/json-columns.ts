import type { z } from "zod";
import type { Costs } from "@/lib/contract/costs";
import type { PriceTable, TourExtra } from "@/lib/contract/prices";
import type { Run } from "@/lib/contract/runs";
import type { ClimbFactsJson } from "../content/climbs";
import type * as facts from "../content/fact-schemas";
import type { VisitJson } from "../content/visits";
import type * as words from "../content/word-schemas";

// What the importer writes into the jsonb columns; it has been checked there.

export interface TourFactsJson
  extends Pick<
    facts.TourFacts,
    | "difficulty"
    | "party_max"
    | "start"
    | "end"
    | "climate"
    | "days"
    | "includes"
    | "excludes"
    | "tips"
  > {
  route: string[];
  from_travellers: number;
  prices: PriceTable;
  runs: Run[];
  extras: Omit<TourExtra, "text">[];
  /** Missing in rows of a version before. */
  climb?: ClimbFactsJson | null;
  costs?: Costs | null;
}

export type DestinationFactsJson = Omit<
  z.output<typeof facts.DestinationFactsSchema>,
  "category" | "position" | "popular" | "pictures"
> & { pictures: string[] /** Missing in rows of a version before. */; visit?: VisitJson };

export type PostFactsJson = Pick<
  z.output<typeof facts.PostFactsSchema>,
  "author" | "picture" | "tours" | "destinations"
>;

export type TourWordsJson = Omit<words.TourWords, "slug" | "title">;
export type DestinationWordsJson = Omit<words.DestinationWords, "slug" | "name" | "questions"> &
  /** Missing in rows of a version before. */
  Partial<Pick<words.DestinationWords, "questions">>;
export type PostWordsJson = Omit<z.output<typeof words.PostWordsSchema>, "slug" | "title">;
