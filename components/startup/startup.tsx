"use client";

import { useEffect } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { saveLocale } from "@/lib/site/locale-cookie";

/** What happens once when the site starts in a browser. */
export function Startup({ locale }: { locale: Locale }) {
  useEffect(() => saveLocale(locale), [locale]);
  return null;
}
