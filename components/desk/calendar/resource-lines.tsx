import type { Allocation, Resources } from "@/lib/contract/desk/resources";
import { daysText } from "../desk-formats";
import { resourceWords as words } from "../words/words";
import { LaneRows } from "./lane-rows";
import { type Cell, lanesOf } from "./lanes";

interface ResourceLinesProps {
  all: Resources;
  days: string[];
  /** How the column of a day looks. */
  shade(day: string): string;
}

/** Guides and vehicles below the departures: which days of each are taken, and by what. */
export function ResourceLines({ all, days, shade }: ResourceLinesProps) {
  const href = `/calendar/resources?from=${all.from}`;
  if (all.resources.length === 0)
    return (
      <tbody className="border-line border-y">
        <tr>
          <th scope="row" className="py-2 pr-3 text-left font-semibold">
            {words.title}
          </th>
          <td colSpan={days.length} className="border-line border-l pl-2 text-small">
            {words.none}{" "}
            <a
              href={href}
              className="inline-flex min-h-9 items-center font-semibold text-terracotta-deep underline underline-offset-4"
            >
              {words.addFirst}
            </a>
          </td>
        </tr>
      </tbody>
    );
  return all.resources.map(({ id, name, kind }) => {
    const taken = all.allocations.filter(({ resource }) => resource === id);
    const free: Cell<Allocation>[] = days.map((day) => ({ day }));
    return (
      <LaneRows
        key={id}
        head={
          <>
            {name}
            <span className="block font-normal text-muted">{words.kinds[kind]}</span>
          </>
        }
        lanes={taken.length > 0 ? lanesOf(taken, days) : [free]}
        shade={shade}
        bar={(of) => <Taken of={of} name={name} href={href} />}
      />
    );
  });
}

function Taken({ of, name, href }: { of: Allocation; name: string; href: string }) {
  const { kind, what, starts, ends } = of;
  const said = words.takenBy(name, what, daysText(starts, ends));
  const look = kind === "block" ? blocked : "bg-lake/15 text-lake";
  return (
    <a
      href={href}
      aria-label={said}
      title={said}
      className={`block min-h-9 content-center overflow-hidden text-ellipsis whitespace-nowrap rounded-picture px-1 font-semibold ${look}`}
    >
      {what}
    </a>
  );
}

const blocked =
  "bg-[repeating-linear-gradient(135deg,var(--color-line)_0_5px,var(--color-paper)_5px_10px)] text-ink";
