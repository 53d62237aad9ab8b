import Link from "next/link";
import type { Counts, Grouping, Month, MonthMoney } from "@/lib/contract/desk/month";
import { formatMoney } from "@/lib/i18n/format";
import { languageText } from "../desk-formats";
import { monthWords as words } from "../words/words";
import { Bar } from "./bar";
import { listOf } from "./links";

type Group = Counts & { key: string; name: string; sold: number; stays: number };

const counts: (keyof Counts)[] = ["requests", "offers", "made", "confirmed"];
const shown = 8;

interface GroupsProps {
  month: Month;
  money: MonthMoney | undefined;
  by: Grouping;
}

/** The month told apart by one thing, the most asked for first; each count leads to its list. */
export function Groups({ month, money, by }: GroupsProps) {
  const groups = groupsBy({ month, money, by });
  const table = (label: string, rows: Group[]) => (
    <Table
      label={label}
      rows={rows}
      {...{ by, month: month.month, hasMoney: money !== undefined }}
      most={Math.max(1, ...groups.map(({ requests }) => requests))}
    />
  );
  const rest = groups.slice(shown);
  return (
    <div>
      <h2 className="text-xl">{words.groupings[by]}</h2>
      {groups.length === 0 && <p className="mt-3 text-muted text-small">{words.none}</p>}
      {groups.length > 0 && table(words.groupings[by], groups.slice(0, shown))}
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-small text-terracotta-deep">
            {words.others(rest.length)}
          </summary>
          {table(`${words.groupings[by]}, ${words.others(rest.length)}`, rest)}
        </details>
      )}
    </div>
  );
}

interface TableProps {
  label: string;
  rows: Group[];
  by: Grouping;
  month: string;
  hasMoney: boolean;
  most: number;
}

/** On a phone the figures stand under what they are of. */
function Table({ label, rows, by, month, hasMoney, most }: TableProps) {
  const named = (row: Group) => (
    <>
      {row.name}
      <Bar of={most} value={row.requests} tone="light" />
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what moves sideways is moved by the keyboard, too.
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      <table className="figures mt-3 w-full min-w-[21.5rem] border-line border-y text-small sm:table-fixed">
        <thead>
          <tr className="border-line border-b text-note">
            <th scope="col" className="w-56 py-2 text-left max-sm:hidden">
              <span className="sr-only">{words.groupings[by]}</span>
            </th>
            {[
              ...counts.map((name) => words.counts[name]),
              ...(hasMoney ? [words.money.sold_minor, words.stays] : []),
            ].map((name) => (
              <th
                key={name}
                scope="col"
                className="py-2 text-right font-semibold not-first:pl-2 max-sm:text-[0.75rem]"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {rows.map((row) => (
          <tbody key={row.key} className="border-line border-b last:border-0">
            <tr className="sm:hidden">
              <th
                scope="rowgroup"
                colSpan={counts.length + (hasMoney ? 2 : 0)}
                className="pt-2 text-left font-normal"
              >
                {named(row)}
              </th>
              <td className="max-sm:hidden" />
            </tr>
            <tr>
              <th scope="row" className="py-2 text-left font-normal max-sm:hidden">
                {named(row)}
              </th>
              {counts.map((name) => (
                <td key={name} className="pl-2 text-right">
                  {row[name] > 0 && name !== "offers" ? (
                    <Link
                      href={listOf(name, { month, by, key: row.key })}
                      prefetch={false}
                      aria-label={`${row[name]} ${words.counts[name]}, ${row.name}`}
                      className="inline-flex min-h-11 min-w-11 items-center justify-end text-terracotta-deep underline decoration-1 underline-offset-4"
                    >
                      {row[name]}
                    </Link>
                  ) : (
                    <span className={row[name] === 0 ? "text-muted" : ""}>{row[name]}</span>
                  )}
                </td>
              ))}
              {hasMoney && (
                <>
                  <td className="py-2 pl-2 text-right">{formatMoney(row.sold)}</td>
                  <td className="py-2 pl-2 text-right">{formatMoney(row.stays)}</td>
                </>
              )}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

/** Counts and money of each, by its key: money may have come for what was booked long ago. */
function groupsBy({ month, money, by }: GroupsProps): Group[] {
  const none = { requests: 0, offers: 0, made: 0, confirmed: 0, sold: 0, stays: 0 };
  const all = new Map<string, Group>();
  for (const row of month.groups.filter((each) => each.by === by))
    all.set(row.key, { ...none, ...row, name: nameOf(by, row) });
  for (const row of money?.groups.filter((each) => each.by === by) ?? [])
    all.set(row.key, {
      ...(all.get(row.key) ?? { ...none, key: row.key, name: nameOf(by, row) }),
      ...{ sold: row.sold_minor, stays: row.received_minor - row.sent_back_minor },
    });
  return [...all.values()].sort(
    (a, b) => b.requests - a.requests || b.confirmed - a.confirmed || b.stays - a.stays,
  );
}

function nameOf(by: Grouping, { key, name }: { key: string; name: string }): string {
  if (key === "") return words.nobody[by];
  return by === "language" ? languageText(key) : name;
}
