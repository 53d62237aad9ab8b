import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { nowMs } from "@/lib/clock";
import { momentIn } from "../moment-in";
import { useGuest } from "./guest-context";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Nobody counts the hours of a week: a hold that is so long is said as a day. */
const countedMs = 72 * hourMs;

/**
 * How long the seats are still held: by the minute, in the last hour by the second. A screen reader
 * finds the time where it stands and is not told of every tick.
 */
export function HoldCountdown({ until }: { until: string }) {
  const t = useTranslations("BookingStatus.hold");
  const locale = useLocale();
  const { again } = useGuest();
  const end = Date.parse(until);
  const left = Math.max(end - useNow(end), 0);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) again();
  }, [isOver, again]);
  return (
    <div className="mt-7 inline-flex flex-wrap items-baseline gap-x-5 gap-y-1 border-gold border-l-4 bg-card px-5 py-3.5 print:border-0 print:p-0">
      {left < countedMs && (
        <p
          role="timer"
          aria-label={t("label")}
          className={`figures font-semibold font-serif text-[1.625rem] leading-none ${left < hourMs ? "text-terracotta-deep" : ""} print:hidden`}
        >
          {isOver ? t("over") : wordsOf(left, t)}
        </p>
      )}
      <p className="text-small">
        {t.rich("until", {
          moment: () => <time dateTime={until}>{momentIn(end, locale)}</time>,
        })}
      </p>
    </div>
  );
}

function wordsOf(left: number, t: ReturnType<typeof useTranslations>): string {
  if (left < hourMs) {
    const seconds = Math.ceil(left / 1000);
    return t("short", {
      minutes: Math.floor(seconds / 60),
      seconds: String(seconds % 60).padStart(2, "0"),
    });
  }
  const minutes = Math.ceil(left / minuteMs);
  return t("long", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The time now, as often as it matters before an end. */
function useNow(end: number): number {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const left = end - now;
    if (left <= 0) return;
    const step = left < hourMs + minuteMs ? 1000 : minuteMs;
    const timer = setTimeout(() => setNow(nowMs()), Math.min(step, left + 1));
    return () => clearTimeout(timer);
  }, [end, now]);
  return now;
}
