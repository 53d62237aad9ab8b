import type { Metadata, Viewport } from "next";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { figtree, fraunces } from "@/lib/site/fonts";
import "../../globals.css";
import { deskWords } from "@/components/desk/words/words";

// Made for each request: a draft is of the moment, and nobody's but the desk's.
export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: "#fbf7ef" };

export const metadata: Metadata = {
  title: deskWords.name,
  robots: { index: false, follow: false },
};

/** Around what a guest would read: their language and the dress of the site, and nothing else of it. */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()} className={`${fraunces.variable} ${figtree.variable}`}>
      <body>{children}</body>
    </html>
  );
}
