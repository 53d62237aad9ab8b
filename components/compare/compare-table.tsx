import { useTranslations } from "next-intl";
import type { Tour } from "@/lib/contract/tours";
import { CompareHead } from "./compare-head";
import type { CompareCell } from "./compare-rows";
import { type CompareRow, differs } from "./compare-rows";
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

function CompareTableRow({ row }: { row: CompareRow }) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky left-0 z-1 hyphens-auto break-words border-line border-b bg-paper py-3.5 pr-3 text-left align-top font-normal text-muted text-note leading-snug lg:pr-6 lg:text-small"
      >
        {row.label}
      </th>
      {row.cells.map((cell) => (
        <td
          key={cell.tourId}
          className="hyphens-auto break-words border-line border-b py-3.5 pr-4 align-top lg:pr-6"
        >
          <CellText cell={cell} isPrice={row.key === "price"} />
        </td>
      ))}
    </tr>
  );
}

function CellText({ cell, isPrice }: { cell: CompareCell; isPrice: boolean }) {
  const t = useTranslations("ComparePage");
  const [first, ...others] = cell.lines;
  if (first === undefined) return <span className="text-muted italic">{t("not_stated")}</span>;
  if (cell.mark)
    return (
      <span className={cell.mark === "yes" ? "font-semibold text-acacia" : "text-muted"}>
        <span aria-hidden="true">{cell.mark === "yes" ? "✓ " : "– "}</span>
        {first}
      </span>
    );
  return (
    <>
      <span
        className={isPrice ? "block font-semibold font-serif text-lead leading-tight" : "block"}
      >
        {first}
      </span>
      {others.map((line) => (
        <span key={line} className={isPrice ? "block text-muted text-note" : "mt-1 block"}>
          {line}
        </span>
      ))}
    </>
  );
}
