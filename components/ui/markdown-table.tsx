import type { Tokens } from "marked";
import { inline } from "./markdown-inline";
import type { Resolve } from "./markdown-link";

const alignment = { left: "text-left", center: "text-center", right: "text-right" } as const;
const alignOf = (cell: Tokens.TableCell) => alignment[cell.align ?? "left"];

/** A table that scrolls by itself where it is wider than the page, by keyboard too. */
export function MarkdownTable({ table, resolve }: { table: Tokens.Table; resolve: Resolve }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <div tabIndex={0} className="mt-6 overflow-x-auto">
      <table className="figures w-full min-w-[30rem] border-collapse text-small">
        <thead>
          <tr className="border-ink/70 border-b">
            {table.header.map((cell) => (
              <th key={cell.text} className={`py-3 pr-6 font-semibold ${alignOf(cell)}`}>
                {inline(cell.tokens, resolve)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.map((cell) => cell.text).join("|")} className="border-line border-b">
              {row.map((cell, index) => (
                <td
                  key={table.header[index]?.text ?? cell.text}
                  className={`py-3 pr-6 align-top ${alignOf(cell)}`}
                >
                  {inline(cell.tokens, resolve)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
