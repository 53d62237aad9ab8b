import { createHash } from "node:crypto";
import type { Locale } from "../../lib/contract/locale";
import { escapeXml } from "../../lib/site/escape-xml";
import type { SandboxOrder } from "./orders";
import { isOpen } from "./pay";
import { type PageWords, pageWords } from "./words";

const css = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fbf7ef; color: #1e1b16; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 27rem; margin: 0 auto; padding: clamp(2rem, 10vh, 6rem) 1.25rem 3rem; }
.label { margin: 0 0 1.25rem; padding: 0.5rem 0; border-block: 2px solid #963f20; color: #963f20; font-weight: 700; letter-spacing: 0.14em; text-align: center; text-transform: uppercase; }
h1 { margin: 0 0 0.75rem; font: 600 2.25rem/1.1 Georgia, "Times New Roman", serif; letter-spacing: -0.02em; }
p { margin: 0 0 1rem; }
.muted { color: #6b6357; }
dl { margin: 1.75rem 0; border-top: 1px solid #e6ddcc; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1rem; padding: 0.75rem 0; border-bottom: 1px solid #e6ddcc; }
dt { color: #6b6357; }
dd { margin: 0; font-variant-numeric: tabular-nums; }
.amount { font: 600 1.625rem/1.2 Georgia, "Times New Roman", serif; }
button, a.button { display: block; width: 100%; min-height: 3rem; margin: 0 0 0.75rem; padding: 0.625rem 1rem; border: 1px solid #6b6357; border-radius: 4px; background: transparent; color: #1e1b16; font: 600 1.0625rem/1.5 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer; }
button.first { border-color: #b4512d; background: #b4512d; color: #ffffff; }
button.first:hover { border-color: #963f20; background: #963f20; }
button:hover, a.button:hover { border-color: #1e1b16; }
:focus-visible { outline: 3px solid #b4512d; outline-offset: 3px; }
`;
const cssHash = createHash("sha256").update(css).digest("base64");

/** The page's headers: no script, and a form that may lead back to the site and nowhere else. */
export function pageHeaders(order?: SandboxOrder): Record<string, string> {
  const back = [order?.callbackUrl, order?.cancellationUrl].flatMap((address) =>
    address ? [new URL(address).origin] : [],
  );
  const forms = ["'self'", ...new Set(back)].join(" ");
  return {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": `default-src 'none'; style-src 'sha256-${cssHash}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`,
    "Cache-Control": "no-store",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "X-Robots-Tag": "noindex",
  };
}

/** Where a payer says what the bank would say. */
export function paymentPage(order: SandboxOrder, locale: Locale, backUrl: string): string {
  const words = pageWords[locale];
  const facts = `<dl>
<div><dt>${words.amount}</dt><dd class="amount">${escapeXml(money(order))}</dd></div>
<div><dt>${words.order}</dt><dd>${escapeXml(order.merchantReference)}</dd></div>
</dl>`;
  const choices = `<form method="post">
<button class="first" name="choice" value="pay">${words.pay}</button>
<button name="choice" value="decline">${words.decline}</button>
<button name="choice" value="close">${words.close}</button>
</form>`;
  const after = `<p>${words.finished}</p><a class="button" href="${escapeXml(backUrl)}">${words.back}</a>`;
  return document(
    words,
    locale,
    `<p class="muted">${words.explanation}</p>
<p>${escapeXml(order.description)}</p>
${facts}
${isOpen(order) ? choices : after}`,
  );
}

/** Said of an address that leads to no order. */
export function unknownPage(): string {
  return document(pageWords.en, "en", `<p>${pageWords.en.unknown}</p>`);
}

function document(words: PageWords, locale: Locale, content: string): string {
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title>
<style>${css}</style>
</head>
<body>
<main>
<p class="label">${words.label}</p>
<h1>${words.title}</h1>
${content}
</main>
</body>
</html>
`;
}

function money({ amount, currency }: SandboxOrder): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const style = { style: "currency", currency, minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat("en-US", { ...style, maximumFractionDigits: digits }).format(amount);
}
