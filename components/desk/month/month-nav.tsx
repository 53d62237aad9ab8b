import Link from "next/link";
import { buttonClass } from "../../ui/button";
import { monthText } from "../desk-formats";
import { monthWords as words } from "../words/words";

interface MonthNavProps {
  month: string;
  thisMonth: string;
}

const yearsBack = 5;

/** A month back and on, and any other of the last years; all of them are addresses. */
export function MonthNav({ month, thisMonth }: MonthNavProps) {
  const look = buttonClass("outline", "px-4!");
  const [year = 0, number = 1] = thisMonth.split("-").map(Number);
  const months = Array.from({ length: yearsBack * 12 }, (_, at) => nameFrom(year, number - at));
  const all = months.includes(month) ? months : [month, ...months];
  const at = all.indexOf(month);
  const [before, after] = [all[at + 1], at > 0 ? all[at - 1] : undefined];
  const step = (to: string | undefined, label: string, sign: string) =>
    to && (
      <Link href={`/month?month=${to}`} prefetch={false} aria-label={label} className={look}>
        {sign}
      </Link>
    );
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2 print:hidden">
      {step(before, words.earlier, "‹")}
      <form action="/month" className="flex gap-2">
        <select
          key={month}
          name="month"
          aria-label={words.choose}
          defaultValue={month}
          className="min-h-11 rounded-picture border border-muted/70 bg-card px-3 text-small"
        >
          {all.map((each) => (
            <option key={each} value={each}>
              {monthText(each)}
            </option>
          ))}
        </select>
        <button type="submit" className={look}>
          {words.show}
        </button>
      </form>
      {step(after, words.later, "›")}
    </div>
  );
}

/** The months of years before are those with a number of 0 and less. */
function nameFrom(year: number, number: number): string {
  const count = year * 12 + number - 1;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
}
