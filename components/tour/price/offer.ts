import type { PriceTable } from "@/lib/contract/prices";
import type { Run } from "@/lib/contract/runs";
import type { Locale } from "@/lib/i18n/locales";

/** What the price panel needs to know of a tour; it is sent to the browser, so no more than that. */
export interface Offer {
  slug: string;
  title: string;
  locale: Locale;
  shared: boolean;
  /** Whether bookings are taken online at all. */
  bookable: boolean;
  nights: number;
  partyMax: number;
  minAge: number;
  from: { amountMinor: number; travellers: number };
  prices: PriceTable;
  runs: Run[];
  /** The same in words; empty for a tour that starts on any day. */
  runsNote: string;
  /** Fixed dates of a shared tour, soonest first; a private one starts on any on which it runs. */
  departures: { starts: string; text: string; seatsLeft: number }[];
  /** The first day that can be chosen, and the one the panel begins with. */
  earliest: string;
  suggested: string;
}
