import type { z } from "zod";
import type { Locale } from "@/lib/contract/locale";
import type { ClimbsFacts } from "./climb-schemas";
import type { CostsFacts } from "./cost-schemas";
import type * as facts from "./fact-schemas";
import type { MigrationFacts } from "./migration-schemas";
import type { PhotoFacts } from "./photo-files";
import type { Source } from "./source";
import type * as words from "./word-schemas";

/** One entry of a content file and where it stands. */
export interface Entry<T> {
  id: string;
  value: T;
  source: Source;
}
export type Entries<T> = Map<string, Entry<T>>;
export type Words<T> = Record<Locale, Entries<T>>;

/** The whole content folder, checked. */
export interface Content {
  destinations: Entries<z.output<typeof facts.DestinationFactsSchema>>;
  days: Entries<facts.DayFacts>;
  ways: Entries<facts.WayFacts>;
  points: Entries<[lat: number, lng: number]>;
  stays: Entries<facts.StayFacts>;
  tours: Entries<facts.TourFacts>;
  categories: Entries<z.output<typeof facts.CategoryFactsSchema>>;
  posts: Entries<z.output<typeof facts.PostFactsSchema>>;
  reviews: Entries<z.output<typeof facts.ReviewFactsSchema>>;
  team: Entries<z.output<typeof facts.TeamFactsSchema>>;
  associates: Entries<z.output<typeof facts.AssociateFactsSchema>>;
  pictures: Entries<z.output<typeof facts.DrawnPictureSchema>>;
  /** By the names of their files. */
  photos: Entries<PhotoFacts>;
  climates: Entries<z.output<typeof facts.ClimatesSchema>[string]>;
  seasons: Entries<z.output<typeof facts.SeasonsSchema>>;
  children: Entries<z.output<typeof facts.ChildrenSchema>>;
  extras: Entries<facts.ExtraFacts>;
  coupons: Entries<facts.CouponFacts>;
  /** Own texts need not speak of tips, and own tours not climb. */
  tips?: z.output<typeof facts.TipsSchema> | undefined;
  climbs?: ClimbsFacts | undefined;
  costs?: CostsFacts | undefined;
  migration?: MigrationFacts | undefined;
  words: {
    destinations: Words<words.DestinationWords>;
    days: Words<z.output<typeof words.DayWordsSchema>>;
    tours: Words<words.TourWords>;
    categories: Words<z.output<typeof words.CategoryWordsSchema>>;
    posts: Words<z.output<typeof words.PostWordsSchema>>;
    reviews: Words<z.output<typeof words.ReviewWordsSchema>>;
    team: Words<z.output<typeof words.TeamWordsSchema>>;
    associates: Words<z.output<typeof words.AssociateWordsSchema>>;
    pages: Words<z.output<typeof words.PageWordsSchema>>;
    meta: Words<z.output<typeof words.MetaWordsSchema>>;
    lists: Record<Locale, words.ListWords>;
    pictures: Record<Locale, words.PictureWords>;
  };
}
