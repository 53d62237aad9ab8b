import type { ReactNode } from "react";
import type { Cell } from "./lanes";

interface LaneRowsProps<T> {
  /** What the rows are about. */
  head: ReactNode;
  lanes: Cell<T>[][];
  /** How the column of a day looks. */
  shade(day: string): string;
  bar(of: T, span: number): ReactNode;
}

/** Rows of the grid of days under one head: bars where something is, and empty days. */
export function LaneRows<T extends { id: string }>({ head, lanes, shade, bar }: LaneRowsProps<T>) {
  return (
    <tbody className="border-line border-y">
      {lanes.map((cells, lane) => (
        <tr key={cells.find(({ of }) => of)?.of?.id ?? "empty"}>
          {lane === 0 && (
            <th
              scope="rowgroup"
              rowSpan={lanes.length}
              className="py-2 pr-3 text-left align-top font-semibold"
            >
              {head}
            </th>
          )}
          {cells.map((cell) =>
            "span" in cell ? (
              <td key={cell.day} colSpan={cell.span} className="border-line border-l px-px">
                {bar(cell.of, cell.span)}
              </td>
            ) : (
              <td key={cell.day} className={`h-11 border-line border-l ${shade(cell.day)}`} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
