import { lastResortWords } from "../../components/layout/last-resort";
import type { Locale } from "../../lib/contract/locale";

/** What is shown when the error page fails too: a few bytes that need nothing and nobody. */
export function lastResortDocument(locale: Locale): Buffer {
  const { message, home } = lastResortWords[locale];
  return Buffer.from(`<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${message}</title>
<style>
body { margin: 0; background: #fbf7ef; color: #2b2118; font: 1.125rem/1.6 system-ui, sans-serif; }
main { max-width: 36rem; margin: 20vh auto 0; padding: 0 1.5rem; }
h1 { font: 600 1.75rem/1.25 Georgia, serif; }
a { color: #8a3b1c; }
</style>
</head>
<body>
<main>
<h1>${message}</h1>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`);
}
