import type { MarkedToken, Token, Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { plainText } from "./heading-ids";
import { inline } from "./markdown-inline";
import type { Resolve } from "./markdown-link";

interface BlockOptions {
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

/** Columns that stand side by side on a phone. */
const mostAbreast = 3;
/** On the narrowest, where long words would be cut, each under the other, with the name of its column. */
const stacked =
  "max-[23rem]:block max-[23rem]:[&_:is(tbody,tr,th,td)]:block max-[23rem]:[&_:is(th,td)]:py-1 max-[23rem]:[&_tr]:py-2 max-[23rem]:[&_td]:text-left max-[23rem]:[&_thead]:hidden";

/**
 * A table; where it is wider than the page it scrolls by itself, by keyboard too, under the names of
 * its columns. What a row is about is its head.
 */
function MarkdownTable({
  table: { header, rows },
  resolve,
}: {
  table: Tokens.Table;
  resolve: Resolve;
}) {
  const isWide = header.length > mostAbreast;
  const scrolls = isWide && {
    role: "region",
    tabIndex: 0,
    "aria-label": header.map(({ tokens }) => plainText(tokens)).join(", "),
  };
  return (
    <div {...scrolls} className="mt-6 overflow-x-auto">
      <table
        className={`figures w-full border-collapse text-small ${isWide ? "min-w-[36rem]" : stacked}`}
      >
        <thead>
          <tr className="border-ink/70 border-b align-bottom">
            {header.map((cell) => (
              <th
                key={cell.text}
                scope="col"
                className={`py-3 pr-5 font-semibold last:pr-0 ${alignOf(cell)}`}
              >
                {inline(cell.tokens, resolve)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr
              key={[head, ...cells].map((cell) => cell?.text).join("|")}
              className="border-line border-b align-top"
            >
              {head && (
                <th scope="row" className={`py-3 pr-5 font-semibold ${alignOf(head)}`}>
                  {inline(head.tokens, resolve)}
                </th>
              )}
              {cells.map((cell, index) => (
                <td
                  key={header[index + 1]?.text ?? cell.text}
                  className={`py-3 pr-5 last:pr-0 ${alignOf(cell)}`}
                >
                  {!isWide && (
                    <span className="hidden text-muted text-note max-[23rem]:block">
                      {plainText(header[index + 1]?.tokens ?? [])}
                    </span>
                  )}
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
