import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { brand } from "@/lib/site/brand";
import { figtree, fraunces } from "@/lib/site/fonts";
import "./desk.css";
import { deskLanguage, deskWords } from "@/components/desk/words/words";

// Made for each request: what it shows is of the moment, and of whoever asks.
export const dynamic = "force-dynamic";

export const viewport: Viewport = { themeColor: "#1b2238" };

export const metadata: Metadata = {
  title: { default: deskWords.name, template: `%s · ${brand.name}` },
  robots: { index: false, follow: false },
};

export default function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={deskLanguage} className={`${fraunces.variable} ${figtree.variable}`}>
      <body className="text-base">{children}</body>
    </html>
  );
}
