import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { errorWords } from "@/components/layout/error-words";
import { ErrorWordsProvider } from "@/components/layout/error-words-provider";
import { RouteProgress } from "@/components/layout/route-progress";
import { Startup } from "@/components/startup/startup";
import { toLocale } from "@/lib/i18n/locales";
import { originOf } from "@/lib/site/domains";
import { figtree, fraunces } from "@/lib/site/fonts";
import "../globals.css";
import "@/components/layout/chrome.css";

/** Pages are made when first asked for and kept; nothing is made at build time. */
export const revalidate = 300;
export const dynamicParams = true;
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = { themeColor: "#fbf7ef" };

export async function generateMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(originOf(toLocale(await getLocale()))) };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = toLocale(await getLocale());
  return (
    <html lang={locale} className={`${fraunces.variable} ${figtree.variable}`}>
      <body>
        <Startup locale={locale} />
        <RouteProgress />
        <ErrorWordsProvider words={errorWords(await getTranslations("Errors"))}>
          {children}
        </ErrorWordsProvider>
      </body>
    </html>
  );
}
