"use client";

import { useEffect, useState } from "react";
import { businessTimeZone, now } from "@/lib/clock";
import { type Locale, languages } from "@/lib/i18n/locales";

const everyMs = 20_000;

/** What time it is in Arusha. A document does not know when it is read: the browser says it. */
export function ArushaTime({ words, locale }: { words: string; locale: Locale }) {
  const [time, setTime] = useState("");
  useEffect(() => {
    const clock = new Intl.DateTimeFormat(languages[locale].tag, {
      hour: "2-digit",
      minute: "2-digit",
      timeZone: businessTimeZone,
    });
    const tell = () => setTime(clock.format(now()));
    tell();
    const timer = setInterval(tell, everyMs);
    return () => clearInterval(timer);
  }, [locale]);
  return <p className="figures min-h-6">{time && words.replace("{time}", time)}</p>;
}
