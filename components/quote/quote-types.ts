import type { Run } from "@/lib/contract/runs";
import type { Locale } from "@/lib/i18n/locales";
import type { QuoteDraft } from "./quote-draft";

/** A destination that can be chosen; the most asked for come first. */
export interface QuotePlace {
  id: string;
  name: string;
}

/** What each step works with. */
export interface StepProps {
  draft: QuoteDraft;
  change(changes: Partial<QuoteDraft>): void;
  /** The id of a field's control; the error summary leads there. */
  idOf(field: string): string;
  errorOf(field: string): string | undefined;
  places: readonly QuotePlace[];
  locale: Locale;
  /** When the tour runs that is asked about. */
  runs: readonly Run[];
}
