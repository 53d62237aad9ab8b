import type { Departure } from "@/lib/contract/departures";
import type { Locale } from "@/lib/contract/locales";

/** Whether the guide of a departure speaks a language; null is any. */
export function fits({ languages }: Departure, language: Locale | null): boolean {
  return language === null || languages.includes(language);
}
