import { useSearchParams } from "next/navigation";
import { type Locale, locales } from "@/lib/contract/locales";

/** The language a visitor wants the guide to speak, from the address. */
export function useGuideLanguage(): Locale | null {
  const asked = useSearchParams().get("language");
  return locales.find((locale) => locale === asked) ?? null;
}
