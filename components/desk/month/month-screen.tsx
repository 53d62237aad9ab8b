import Link from "next/link";
import { groupings, type Month, type MonthMoney } from "@/lib/contract/desk/month";
import type { Role } from "@/lib/contract/desk/rights";
import { policy } from "@/lib/pricing/policy";
import { buttonClass } from "../../ui/button";
import { FactRows } from "../bookings/fact-rows";
import { monthText } from "../desk-formats";
import { smallFieldLook } from "../fields/field-look";
import { timeText } from "../requests/waiting-time";
import { monthWords as words } from "../words/words";
import { Groups } from "./groups";
import { Headline } from "./headline";
import { SaveLists } from "./save-lists";
import { Trend } from "./trend";

interface MonthScreenProps {
  month: Month;
  /** For whom it is theirs to know. */
  money: MonthMoney | undefined;
  role: Role;
}

/** How a month went, from requests to money, and its lists to be saved. */
export function MonthScreen({ month, money, role }: MonthScreenProps) {
  return (
    <>
      <MonthNav month={month.month} thisMonth={month.this_month} />
      <div className="space-y-10">
        <Headline month={month} money={money} />
        <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Trend month={month} money={money} />
          <div className="space-y-10">
            <Replies replies={month.replies} />
            <SaveLists month={month.month} role={role} />
          </div>
        </div>
        {groupings.map((by) => (
          <Groups key={by} by={by} month={month} money={money} />
        ))}
      </div>
    </>
  );
}

function Replies({ replies: { answered, in_time, median_minutes } }: Pick<Month, "replies">) {
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className="text-xl">
        {words.replies}
      </h2>
      {median_minutes === null ? (
        <p className="mt-3 text-muted text-small">{words.noReplies}</p>
      ) : (
        <FactRows
          rows={[
            [words.median, timeText(median_minutes * 60_000)],
            [words.inTime(policy.replyHours), words.ofAnswered(in_time, answered)],
          ]}
        />
      )}
    </section>
  );
}

interface MonthNavProps {
  month: string;
  thisMonth: string;
}

const yearsBack = 5;

/** A month back and on, and any other of the last years; all of them are addresses. */
function MonthNav({ month, thisMonth }: MonthNavProps) {
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
          className={smallFieldLook}
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
