import { useTranslations } from "next-intl";
import type { CompareCell, CompareRow } from "./compare-rows";

export function CompareTableRow({ row }: { row: CompareRow }) {
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
