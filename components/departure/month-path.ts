import type { Locale } from "@/lib/contract/locale";
import { departuresPath } from "@/lib/site/routes";

/** The departures of a month, for those who want a guide of their language. */
export function monthPath(month: string, language: Locale | null): string {
  return language ? `${departuresPath(month)}?language=${language}` : departuresPath(month);
}
