import { createHash } from "node:crypto";
import { type CriticalCss, classesOf } from "./critical-css";
import { lateSheets } from "./late-sheets";

const sheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"([^>]*)\/>/g;

/**
 * Puts what a document needs for its first look into it: the rules of its style sheets that apply to what
 * it has. The sheets themselves, for what scripts add, follow without delaying it; without scripts they
 * come as they always did.
 */
export function withFirstScreen(html: string, css: CriticalCss): string {
  const end = html.indexOf("</head>");
  const head = html.slice(0, end);
  const sheets = [...head.matchAll(sheet)];
  const [first] = sheets;
  if (end < 0 || !first || sheets.some(([, address = ""]) => !css.has(address))) return html;
  const classes = classesOf(html);
  const style = sheets.map(([, address = ""]) => css.of(address, classes)).join("");
  const links = sheets.map(
    ([, address, rest]) =>
      `<link rel="stylesheet" href="${address}"${rest} media="print" data-late=""/>`,
  );
  const plain = sheets.map(([whole]) => whole).join("");
  return [
    head.slice(0, first.index),
    `<style>${style}</style>${links.join("")}<noscript>${plain}</noscript>`,
    head.slice(first.index).replace(sheet, ""),
    `<script>${lateSheets}</script>`,
    html.slice(end),
  ].join("");
}

const own =
  /<style>(.*?)<\/style><link rel="stylesheet" href="\/_next\/static\/[^"]+"[^>]* data-late=""\/>/s;

/** The CSP hash of the style that was put into a document; nothing that anybody wrote is in its head. */
export function ownStyleHashes(html: string): string[] {
  const [, style] = own.exec(html.slice(0, html.indexOf("</head>"))) ?? [];
  if (style === undefined) return [];
  return [`sha256-${createHash("sha256").update(style).digest("base64")}`];
}
