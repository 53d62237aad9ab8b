import Link from "next/link";
import type { Month, MonthMoney } from "@/lib/contract/desk/month";
import { formatMoney } from "@/lib/i18n/format";
import { monthText } from "../desk-formats";
import { monthWords as words } from "../words/words";
import { Bar } from "./bar";

interface TrendProps {
  month: Month;
  money: MonthMoney | undefined;
}

/**
 * Twelve months, each figure with its bar beside it: a chart that is a table, read by everybody. A chart
 * library would be heavier than what it draws: recharts 3.10 with one bar chart is 112 kB of script
 * gzipped, on a screen that has 182 and may have 200.
 */
export function Trend({ month: { trend, month }, money }: TrendProps) {
  const most = {
    requests: Math.max(...trend.map((each) => each.requests)),
    confirmed: Math.max(...trend.map((each) => each.confirmed)),
    received: Math.max(0, ...(money?.trend ?? []).map((each) => each.received_minor)),
  };
  const received = new Map(money?.trend.map((each) => [each.month, each.received_minor]));
  const head = "py-2 pl-2 text-left font-semibold text-[0.75rem] sm:pl-3 sm:text-note";
  const cell = "py-1.5 pl-2 align-bottom sm:pl-3";
  return (
    <section aria-labelledby="trend">
      <h2 id="trend" className="text-xl">
        {words.trend}
      </h2>
      <table className="figures mt-3 w-full table-fixed border-line border-y text-note sm:text-small">
        <thead>
          <tr className="border-line border-b">
            <th scope="col" className="w-18 py-2 sm:w-22 text-left font-semibold text-note">
              {words.month}
            </th>
            <th scope="col" className={head}>
              {words.counts.requests}
            </th>
            <th scope="col" className={head}>
              {words.counts.confirmed}
            </th>
            {money && (
              <th scope="col" className={head}>
                {words.money.received_minor}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {trend.map((each) => (
            <tr
              key={each.month}
              className={`border-line border-b last:border-0 ${each.month === month ? "bg-paper-deep font-semibold" : ""}`}
            >
              <th scope="row" className="text-left font-[inherit]">
                <Link
                  href={`/month?month=${each.month}`}
                  prefetch={false}
                  aria-current={each.month === month ? "page" : undefined}
                  className="flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {monthText(each.month, "short")}
                </Link>
              </th>
              <td className={cell}>
                {each.requests}
                <Bar of={most.requests} value={each.requests} tone="light" />
              </td>
              <td className={cell}>
                {each.confirmed}
                <Bar of={most.confirmed} value={each.confirmed} />
              </td>
              {money && (
                <td className={cell}>
                  {formatMoney(received.get(each.month) ?? 0)}
                  <Bar of={most.received} value={received.get(each.month) ?? 0} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
