/** What a mail says, before it becomes text and HTML. */
export interface Letter {
  subject: string;
  paragraphs: string[];
  /** Label and value, in the order to be read. */
  facts: [label: string, value: string][];
  links: { text: string; href: string }[];
  after: string[];
  signature: string[];
  footnote: string;
}

/** The letter as plain text. */
export function letterText(letter: Letter): string {
  const facts = letter.facts.map(([label, value]) => `${label}: ${value}`).join("\n");
  const links = letter.links.map(({ text, href }) => `${text}: ${href}`).join("\n");
  return [
    ...letter.paragraphs,
    facts,
    links,
    ...letter.after,
    letter.signature.join("\n"),
    `--\n${letter.footnote}`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The letter as HTML that narrow mail programs show well: one column, inline styles, no images. */
export function letterHtml(letter: Letter, locale: string): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(text)}</p>`;
  const fact = ([label, value]: [string, string]) =>
    `<tr><td style="padding:6px 16px 6px 0;color:#6b6357;vertical-align:top">${escapeHtml(label)}</td>` +
    `<td style="padding:6px 0;white-space:pre-line">${escapeHtml(value)}</td></tr>`;
  const link = ({ text, href }: { text: string; href: string }) =>
    `<p style="margin:0 0 12px"><a href="${escapeHtml(href)}" style="color:#963f20;font-weight:600">${escapeHtml(text)}</a></p>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(letter.subject)}</title></head>
<body style="margin:0;background:#fbf7ef;color:#1e1b16;font:16px/1.6 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
${letter.paragraphs.map(paragraph).join("\n")}
${letter.facts.length > 0 ? `<table role="presentation" style="width:100%;border-collapse:collapse;border-top:1px solid #e6ddcc;border-bottom:1px solid #e6ddcc;margin:24px 0;font:15px/1.5 Arial,sans-serif">${letter.facts.map(fact).join("")}</table>` : ""}
${letter.links.map(link).join("\n")}
${letter.after.map(paragraph).join("\n")}
<p style="margin:24px 0 0">${letter.signature.map(escapeHtml).join("<br>")}</p>
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e6ddcc;color:#6b6357;font:13px/1.5 Arial,sans-serif">${escapeHtml(letter.footnote)}</p>
</div></body></html>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
