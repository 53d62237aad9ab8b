import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { createElement, type ReactNode, ViewTransition } from "react";
import { consentWords } from "@/components/layout/consent/consent-words";
import { errorWords } from "@/components/layout/error-words";
import { ErrorWordsProvider } from "@/components/layout/error-words-provider";
import { RouteLinks } from "@/components/layout/route-links";
import { RouteProgress } from "@/components/layout/route-progress";
import { withPicture } from "@/components/layout/travelling-picture";
import { Startup } from "@/components/startup/startup";
import { SiteLink } from "@/components/ui/site-link";
import { originOf } from "@/lib/site/domains";
import { figtree, fraunces } from "@/lib/site/fonts";
import { firstScript } from "@/lib/site/luggage/first-script";
import { configuredServices } from "@/lib/site/services";
import { readChrome } from "./shell";
import "../globals.css";
import "@/components/layout/chrome.css";
import "@/components/layout/header.css";
import "@/components/layout/menu.css";
import "@/components/layout/menu-sheet.css";
import "@/components/layout/menu-line.css";
import "@/components/layout/footer.css";
import "@/components/layout/travelling-picture.css";

/**
 * Pages are made when first asked for and kept until what they show changes (`server/pages`); nothing
 * is made at build time. The seconds are for caches on the way to the visitor.
 */
export const revalidate = 300;
export const dynamicParams = true;
export function generateStaticParams() {
  return [];
}

export const viewport: Viewport = { themeColor: "#fbf7ef" };

export async function generateMetadata(): Promise<Metadata> {
  return { metadataBase: new URL(originOf(await getLocale())) };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  // Begun side by side with the page's own reads; the shell waits for it, and says why it failed.
  readChrome().catch(() => undefined);
  const [locale, layout, errors, consent] = await Promise.all([
    getLocale(),
    getTranslations("Layout"),
    errorWords(),
    getTranslations("Consent"),
  ]);
  const services = configuredServices();
  return (
    <html lang={locale} className={`${fraunces.variable} ${figtree.variable}`}>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours. */}
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
      </head>
      <body>
        <SiteLink href="#content" className="skip-link">
          {layout("skip")}
        </SiteLink>
        <Startup
          locale={locale}
          {...(services && {
            consent: { services, words: consentWords(consent, locale, services) },
          })}
        />
        <RouteProgress />
        <RouteLinks />
        {/* Moves on ways on which a picture comes along, and on no other. */}
        <ViewTransition default={{ [withPicture]: "auto", default: "none" }}>
          {createElement(
            // React marks it by an attribute that no other element may have.
            "site-page",
            { className: "block" },
            <ErrorWordsProvider words={errors}>{children}</ErrorWordsProvider>,
          )}
        </ViewTransition>
      </body>
    </html>
  );
}
