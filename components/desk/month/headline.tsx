import Link from "next/link";
import type { Counts, Money, Month, MonthMoney } from "@/lib/contract/desk/month";
import { formatMoney } from "@/lib/i18n/format";
import { monthText } from "../desk-formats";
import { monthWords as words } from "../words/words";
import { listOf } from "./links";

const counts: (keyof Counts)[] = ["requests", "offers", "made", "confirmed"];
const amounts: (keyof Money)[] = ["sold_minor", "received_minor", "sent_back_minor"];

const agents = ({
  commission_minor,
  agents: { settled_minor, to_them_minor, back_minor },
}: MonthMoney) =>
  [
    ["commission", commission_minor],
    ["settled", settled_minor],
    ["toThem", to_them_minor],
    ["agentsBack", back_minor],
  ] as const;

interface HeadlineProps {
  month: Month;
  money: MonthMoney | undefined;
}

/** What happened in the month, beside the month before. What has a list leads to it. */
export function Headline({ month, money }: HeadlineProps) {
  const [before = ""] = month.trend.slice(-2).map((each) => monthText(each.month, "short"));
  return (
    <section aria-label={words.figures}>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-picture border border-line bg-line lg:grid-cols-4">
        {counts.map((name) => (
          <Figure
            key={name}
            term={words.counts[name]}
            about={words.about[name]}
            value={String(month.total[name])}
            href={listOf(name, { month: month.month })}
            before={words.before(String(month.before[name]), before)}
          />
        ))}
        {money &&
          amounts.map((name) => (
            <Figure
              key={name}
              term={words.money[name]}
              about={words.about[name]}
              value={formatMoney(money.total[name])}
              before={words.before(formatMoney(money.before[name]), before)}
            />
          ))}
        {money &&
          agents(money)
            .filter(([, minor]) => minor !== 0)
            .map(([name, minor]) => (
              <Figure
                key={name}
                term={words[name]}
                about={words.about[name]}
                value={formatMoney(minor)}
                {...((name === "toThem" || name === "agentsBack") && {
                  href: "/bookings?agents=open",
                })}
              />
            ))}
        {money && (
          <Figure
            term={words.invoiced}
            about={money.tax_minor === 0 ? "" : `${words.tax} ${formatMoney(money.tax_minor)}`}
            value={formatMoney(money.invoiced_minor)}
          />
        )}
      </dl>
    </section>
  );
}

interface FigureProps {
  term: string;
  about: string;
  value: string;
  before?: string;
  href?: string;
}

function Figure({ term, about, value, before, href }: FigureProps) {
  const big = "figures font-serif text-[1.375rem] leading-tight sm:text-[1.75rem]";
  return (
    <div className="relative flex flex-col bg-card p-3 sm:p-4">
      <dt className="font-semibold text-small">
        {term}
        <span className="block font-normal text-muted text-note">{about}</span>
      </dt>
      <dd className="mt-auto pt-2">
        {href ? (
          <Link
            href={href}
            prefetch={false}
            className={`${big} text-terracotta-deep underline decoration-1 underline-offset-4 after:absolute after:inset-0`}
          >
            {value}
            <span className="sr-only"> {term}</span>
          </Link>
        ) : (
          <span className={big}>{value}</span>
        )}
        <span className="figures block min-h-[1.45em] text-muted text-note">{before}</span>
      </dd>
    </div>
  );
}
