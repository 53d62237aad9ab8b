import Link from "next/link";
import type { Calendar } from "@/lib/contract/desk/calendar";
import { calendarDays } from "@/lib/contract/desk/calendar-limits";
import { addDays } from "@/lib/pricing/days";
import { buttonClass } from "../../ui/button";
import { dayText } from "../desk-formats";
import { smallFieldLook } from "../fields/field-look";
import { calendarWords as words } from "../words/words";

interface DayNavProps {
  calendar: Pick<Calendar, "from" | "until" | "today">;
  /** The screen whose days they are. */
  path: string;
}

/** Three weeks back and on, and a jump to any day; all of them are addresses. */
export function DayNav({ calendar: { from, until, today }, path }: DayNavProps) {
  const step = (days: number) => `${path}?from=${addDays(from, days)}`;
  const look = buttonClass("outline", "px-4!");
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
      <h2 className="basis-full text-lg xl:basis-auto">
        {dayText(from)} – {dayText(until)}
      </h2>
      <div className="flex gap-2">
        <Link
          href={step(-calendarDays)}
          prefetch={false}
          aria-label={words.earlier}
          className={look}
        >
          ‹
        </Link>
        <Link href={`${path}?from=${today}`} prefetch={false} className={look}>
          {words.today}
        </Link>
        <Link href={step(calendarDays)} prefetch={false} aria-label={words.later} className={look}>
          ›
        </Link>
      </div>
      <form action={path} className="flex gap-2">
        <input
          key={from}
          type="date"
          name="from"
          aria-label={words.jump}
          required
          defaultValue={from}
          className={`min-w-0 ${smallFieldLook}`}
        />
        <button type="submit" className={look}>
          {words.go}
        </button>
      </form>
    </div>
  );
}
