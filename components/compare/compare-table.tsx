import { useTranslations } from "next-intl";
import type { Tour } from "@/lib/contract/tours";
import { CompareHead } from "./compare-head";
import type { CompareCell } from "./compare-rows";
import { type CompareRow, differs } from "./compare-rows";
import { useCompareRows } from "./use-compare-rows";
import { type Pair, usePair } from "./use-pair";

interface CompareTableProps {
  tours: Tour[];
  onlyDifferences: boolean;
  onRemove: (tour: Tour) => void;
}

/**
 * The tours side by side. Phones show two of them, with what is compared above each pair of values;
 * wider screens have room for all of them, with their names in view as one reads on.
 */
export function CompareTable({ tours, onlyDifferences, onRemove }: CompareTableProps) {
  const t = useTranslations("ComparePage");
  const pair = usePair(tours);
  const { facts, inclusions } = useCompareRows(tours);
  const shown = (rows: CompareRow[]) => (onlyDifferences ? rows.filter(differs) : rows);
  const included = shown(inclusions);
  return (
    <section aria-label={t("table")} className="border-line border-y">
      <table className="figures w-full table-fixed border-separate border-spacing-0 text-small max-sm:block">
        <colgroup className="max-sm:hidden">
          <col className="w-28 md:w-40 lg:w-44 xl:w-52" />
          {tours.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <CompareHead tours={tours} pair={pair} onRemove={onRemove} />
        <tbody className="max-sm:block">
          {shown(facts).map((row) => (
            <CompareTableRow key={row.key} row={row} pair={pair} />
          ))}
        </tbody>
        {included.length > 0 && (
          <tbody className="max-sm:block">
            <tr className="max-sm:block">
              <th
                scope="rowgroup"
                colSpan={tours.length + 1}
                className="border-line border-b pt-10 pb-3 text-left max-sm:block"
              >
                <span className="font-semibold font-serif text-[1.375rem]">{t("included")}</span>
              </th>
            </tr>
            {included.map((row) => (
              <CompareTableRow key={row.key} row={row} pair={pair} />
            ))}
          </tbody>
        )}
      </table>
    </section>
  );
}

function CompareTableRow({ row, pair }: { row: CompareRow; pair: Pair }) {
  return (
    <tr className="max-sm:grid max-sm:grid-cols-2 max-sm:border-line max-sm:border-b max-sm:pb-3">
      <th
        scope="row"
        className="hyphens-auto break-words border-line border-b py-3.5 pr-3 text-left align-top font-normal text-muted text-note leading-snug max-sm:col-span-2 max-sm:border-0 max-sm:pb-1 lg:pr-6 lg:text-small"
      >
        {row.label}
      </th>
      {row.cells.map((cell) => (
        <td
          key={cell.tourId}
          className={`hyphens-auto break-words border-line border-b py-3.5 pr-4 align-top max-sm:border-0 max-sm:py-0 lg:pr-6 ${pair.placeOf(cell.tourId)}`}
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
  if (first === undefined) return <span className="text-muted italic">{t("notStated")}</span>;
  if (cell.mark)
    return (
      <span className={cell.mark === "yes" ? "font-semibold text-acacia" : "text-muted"}>
        <span aria-hidden="true">{cell.mark === "yes" ? "✓ " : "– "}</span>
        {first}
      </span>
    );
  return (
    <>
      <span className={isPrice ? "block font-semibold text-lead leading-tight" : "block"}>
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
