import type { Metadata, Viewport } from "next";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { toLocale } from "@/lib/i18n/locales";
import { originOf } from "@/lib/site/domains";
import { figtree, fraunces } from "@/lib/site/fonts";
import "../globals.css";

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
  return (
    <html lang={await getLocale()} className={`${fraunces.variable} ${figtree.variable}`}>
      <body>{children}</body>
    </html>
  );
}
