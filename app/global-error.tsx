"use client";

import { useEffect, useSyncExternalStore } from "react";
import { recoverFromChunkFailure } from "@/lib/site/chunk-guard";
import { lastResortLocale, lastResortWords } from "@/lib/site/last-resort";
import "./globals.css";

const never = () => () => {};
const languageHere = () => lastResortLocale(window.location.hostname, navigator.languages);

/**
 * The last resort: shown when the layout or the error page itself fails (docs/product.md, "Errors
 * and outages").
 */
export default function GlobalError({ error }: { error: unknown }) {
  const locale = useSyncExternalStore(never, languageHere, () => "en" as const);
  const words = lastResortWords[locale];

  useEffect(() => {
    recoverFromChunkFailure(error);
  }, [error]);

  return (
    <html lang={locale}>
      <body>
        <title>{words.message}</title>
        <main className="column py-24">
          <h1 className="text-title">{words.message}</h1>
          <p className="mt-8 flex flex-wrap gap-8 font-semibold text-terracotta-deep underline underline-offset-4">
            {/* A plain link: what failed here must not be what leads out of it. */}
            <a href="/">{words.home}</a>
            <button type="button" onClick={() => window.location.reload()} className="underline">
              {words.reload}
            </button>
          </p>
        </main>
      </body>
    </html>
  );
}
