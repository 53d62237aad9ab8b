import { createHash } from "node:crypto";
import type { Locale } from "../../lib/contract/locale";

const style = `
body { margin: 0; background: #fbf7ef; color: #2b2118; font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; }
h1 { font: 600 1.75rem/1.25 Georgia, serif; }
a { color: #8a3b1c; }
`;

/** What a policy has to say so that this document's own style counts. */
export const plainStyleHash = `sha256-${createHash("sha256").update(style).digest("base64")}`;

interface Words {
  title: string;
  link: { href: string; text: string };
}

/** A page of a few bytes that needs nothing and nobody. */
export function plainDocument(locale: Locale, { title, link }: Words): Buffer {
  return Buffer.from(`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${link.href}">${link.text}</a></p>
</main>
</body>
</html>
`);
}
