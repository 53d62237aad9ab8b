import { createHash } from "node:crypto";
import { type CriticalCss, classesOf } from "./critical-css";
import { beneathStyle, lateScript } from "./late-script";

const sheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]+\.css)"([^>]*)\/>/g;
const script = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g;

/**
 * Puts what a document needs for its first look into it: the rules of its style sheets that apply to what
 * it has. The sheets themselves, for what scripts add, and the scripts follow without delaying it; without
 * scripts the sheets come as they always did.
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
  const scripts = [...html.matchAll(script)].map(([, address]) => address);
  return [
    head.slice(0, first.index),
    `<style>${style}${beneathStyle}</style>${links.join("")}<noscript>${plain}</noscript>`,
    head.slice(first.index).replace(sheet, "").replace(script, ""),
    `<script type="application/json" id="late-scripts">${JSON.stringify(scripts)}</script>`,
    `<script>${lateScript}</script>`,
    html.slice(end).replace(script, ""),
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
