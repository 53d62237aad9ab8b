import { escapeXml } from "@/lib/site/escape-xml";
import type { EmailTable } from "../documents/email-table";
import type { EmailContent, EmailLink, EmailQuote } from "./email-content";

const line = "1px solid #e6ddcc";
const small = "Arial,sans-serif";

/** The email as HTML that narrow mail programs show well: one column, inline styles, no images. */
export function emailHtml(content: EmailContent, locale: string): string {
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(content.subject)}</title></head>
<body style="margin:0;background:#fbf7ef;color:#1e1b16;font:16px/1.6 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
${content.paragraphs.map(paragraph).join("\n")}
${content.action ? button(content.action) : ""}
${facts(content.facts)}
${(content.tables ?? []).map(table).join("\n")}
${(content.quotes ?? []).map(quote).join("\n")}
${content.links.map(link).join("\n")}
${content.after.map(paragraph).join("\n")}
<p style="margin:24px 0 0">${content.signature.map(escapeXml).join("<br>")}</p>
<p style="margin:32px 0 0;padding-top:16px;border-top:${line};color:#6b6357;font:13px/1.5 ${small}">${escapeXml(content.footnote)}</p>
</div></body></html>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px;white-space:pre-line">${escapeXml(text)}</p>`;
}

function quote({ title, text }: EmailQuote): string {
  const words = `<blockquote style="margin:0 0 24px;padding:2px 0 2px 14px;border-left:3px solid #e6ddcc;white-space:pre-line">${escapeXml(text)}</blockquote>`;
  return `<p style="margin:24px 0 6px;color:#6b6357;font:15px/1.5 ${small}">${escapeXml(title)}</p>${words}`;
}

function link({ text, href }: EmailLink): string {
  return `<p style="margin:0 0 12px"><a href="${escapeXml(href)}" style="color:#963f20;font-weight:600">${escapeXml(text)}</a></p>`;
}

function button({ text, href }: EmailLink): string {
  return `<p style="margin:24px 0"><a href="${escapeXml(href)}" style="display:inline-block;background:#b4512d;color:#ffffff;padding:12px 22px;border-radius:4px;text-decoration:none;font:600 16px/1.3 ${small}">${escapeXml(text)}</a></p>`;
}

function facts(rows: EmailContent["facts"]): string {
  if (rows.length === 0) return "";
  const cells = rows.map(
    ([label, value]) =>
      `<tr><td style="padding:6px 16px 6px 0;color:#6b6357;vertical-align:top">${escapeXml(label)}</td>` +
      `<td style="padding:6px 0;white-space:pre-line">${escapeXml(value)}</td></tr>`,
  );
  return grid(cells, `border-top:${line};border-bottom:${line};margin:24px 0`);
}

function table({ title, rows, strong = [] }: EmailTable): string {
  const cells = rows.map(
    ([label, value]) =>
      `<tr${strong.includes(label) ? ' style="font-weight:600"' : ""}><td style="padding:6px 16px 6px 0;border-bottom:${line}">${escapeXml(label)}</td>` +
      `<td style="padding:6px 0;border-bottom:${line};text-align:right;vertical-align:top">${escapeXml(value)}</td></tr>`,
  );
  const heading = `<p style="margin:28px 0 4px;font:600 17px/1.3 Georgia,serif">${escapeXml(title)}</p>`;
  return `${heading}${grid(cells, "margin:0 0 24px")}`;
}

function grid(rows: string[], style: string): string {
  return `<table role="presentation" style="width:100%;border-collapse:collapse;${style};font:15px/1.5 ${small}">${rows.join("")}</table>`;
}
