import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { PagePaths } from "@/lib/site/paths-by-language";
import { type ChromeLinks, navigation } from "./navigation";
import { pageTopId } from "./page-top";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

interface PageShellProps extends ChromeLinks {
  paths: PagePaths;
  overHero: boolean;
  /** Whether visitors can sign in. */
  hasAccounts?: boolean;
  /** Whether lodges and camps have pages. */
  hasStays?: boolean;
  children: ReactNode;
}

/** The site around a page: header, main and footer. */
export async function PageShell(props: PageShellProps) {
  const { children, paths, overHero, hasAccounts = true, hasStays = true, ...links } = props;
  const [layout, nav, vocabulary, footer, locale] = await Promise.all([
    getTranslations("Layout"),
    getTranslations("Nav"),
    getTranslations("Vocabulary"),
    getTranslations("Footer"),
    getLocale(),
  ]);
  const chrome = { locale, layout, nav, hasAccounts, hasStays };
  const entries = navigation(links, nav, vocabulary);
  return (
    // One element around the sticky header, or the router takes it for a page already in view.
    <div
      className="group/site flex min-h-dvh flex-col"
      data-accounts={hasAccounts ? undefined : "none"}
    >
      <div id={pageTopId} tabIndex={-1} className="absolute top-0 size-px outline-none" />
      <SiteHeader entries={entries} paths={paths} overHero={overHero} chrome={chrome} />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter links={links} paths={paths} footer={footer} chrome={chrome} />
    </div>
  );
}
