import { useTranslations } from "next-intl";
import type { Tour } from "@/lib/contract/tours";
import { CompareHead } from "./compare-head";
import { type CompareRow, differs } from "./compare-rows";
import { CompareTableRow } from "./compare-table-row";
import { useCompareRows } from "./use-compare-rows";

interface CompareTableProps {
  tours: Tour[];
  onlyDifferences: boolean;
  onRemove: (tour: Tour) => void;
}

const firstColumnRem = 7;
const tourColumnRem = 10;

/** The tours side by side. Narrower screens scroll inside it; its head and first column stay. */
export function CompareTable({ tours, onlyDifferences, onRemove }: CompareTableProps) {
  const t = useTranslations("ComparePage");
  const { facts, inclusions } = useCompareRows(tours);
  const shown = (rows: CompareRow[]) => (onlyDifferences ? rows.filter(differs) : rows);
  const included = shown(inclusions);
  return (
    <section
      aria-label={t("table")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="max-h-[calc(100dvh-var(--navbar)-1.5rem)] overflow-auto border-line border-y lg:max-h-none lg:overflow-visible"
    >
      <table
        className="figures w-full table-fixed border-separate border-spacing-0 text-small"
        style={{ minWidth: `${firstColumnRem + tours.length * tourColumnRem}rem` }}
      >
        <colgroup>
          <col className="w-28 lg:w-52" />
          {tours.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <CompareHead tours={tours} onRemove={onRemove} />
        <tbody>
          {shown(facts).map((row) => (
            <CompareTableRow key={row.key} row={row} />
          ))}
        </tbody>
        {included.length > 0 && (
          <tbody>
            <tr>
              <th
                scope="rowgroup"
                colSpan={tours.length + 1}
                className="border-line border-b bg-paper pt-10 pb-3 text-left"
              >
                <span className="sticky left-0 font-semibold font-serif text-[1.375rem]">
                  {t("included")}
                </span>
              </th>
            </tr>
            {included.map((row) => (
              <CompareTableRow key={row.key} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}
