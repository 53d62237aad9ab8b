import type { MarkedToken, Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { plainText } from "./heading-ids";
import { inline } from "./markdown-inline";
import type { Resolve } from "./markdown-link";

export interface BlockOptions {
  resolve: Resolve;
  /** The id of a heading by its text; called once for each, in order. */
  idOf: (text: string) => string;
}

/** Block tokens as elements. Raw HTML stays the text it is. */
export function blocks(tokens: Token[], options: BlockOptions): ReactNode {
  return tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order.
    <Fragment key={index}>{block(token as MarkedToken, options)}</Fragment>
  ));
}

function block(token: MarkedToken, options: BlockOptions): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return heading(token, options);
    case "paragraph":
      return <p className="mt-5 first:mt-0">{inline(token.tokens, options.resolve)}</p>;
    case "list":
      return list(token, options);
    case "blockquote":
      return (
        <blockquote className="mt-8 border-gold border-l-2 pl-6 font-serif text-lead">
          {blocks(token.tokens, options)}
        </blockquote>
      );
    case "table":
      return <MarkdownTable table={token} resolve={options.resolve} />;
    case "hr":
      return <hr className="mt-10 mb-10 border-line" />;
    case "code":
      return (
        <pre className="mt-5 overflow-x-auto rounded-picture bg-paper-deep p-4 text-small">
          {token.text}
        </pre>
      );
    case "html":
      return <p className="mt-5 first:mt-0">{token.text}</p>;
    default:
      return inline([token], options.resolve);
  }
}

function heading({ depth, tokens }: Tokens.Heading, { idOf, resolve }: BlockOptions): ReactNode {
  const id = idOf(plainText(tokens));
  const text = inline(tokens, resolve);
  if (depth <= 2) {
    return (
      <h2 id={id} className="mt-12 text-[1.75rem] leading-tight first:mt-0">
        {text}
      </h2>
    );
  }
  return (
    <h3 id={id} className="mt-9 text-[1.3125rem] leading-snug first:mt-0">
      {text}
    </h3>
  );
}

function list({ ordered, start, items }: Tokens.List, options: BlockOptions): ReactNode {
  const children = items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order.
    <li key={index} className="pl-1.5">
      {blocks(item.tokens, options)}
    </li>
  ));
  const look = "mt-5 space-y-2 pl-6";
  return ordered ? (
    <ol start={start || undefined} className={`figures list-decimal marker:text-muted ${look}`}>
      {children}
    </ol>
  ) : (
    <ul className={`list-disc marker:text-gold ${look}`}>{children}</ul>
  );
}

const alignment = { left: "text-left", center: "text-center", right: "text-right" } as const;
const alignOf = (cell: Tokens.TableCell) => alignment[cell.align ?? "left"];

/** A table that scrolls by itself where it is wider than the page, by keyboard too. */
function MarkdownTable({ table, resolve }: { table: Tokens.Table; resolve: Resolve }) {
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
