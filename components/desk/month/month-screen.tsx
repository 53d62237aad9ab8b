import { groupings, type Month, type MonthMoney } from "@/lib/contract/desk/month";
import type { Role } from "@/lib/contract/desk/rights";
import { policy } from "@/lib/pricing/policy";
import { FactRows } from "../bookings/fact-rows";
import { timeText } from "../requests/waiting-time";
import { monthWords as words } from "../words/words";
import { Groups } from "./groups";
import { Headline } from "./headline";
import { MonthNav } from "./month-nav";
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
