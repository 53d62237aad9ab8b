import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { toLocale } from "@/lib/i18n/locales";
import type { PagePaths } from "@/lib/site/page-paths";
import { Floating } from "./floating";
import { MenuContent } from "./menu-content";
import { type ChromeLinks, navigation } from "./navigation";
import { pageTopId } from "./page-top";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

export interface PageShellProps extends ChromeLinks {
  paths: PagePaths;
  overHero: boolean;
  children: ReactNode;
}

/** The site around a page: skip link, header, main, footer and what floats over them. */
export async function PageShell({ children, paths, overHero, ...links }: PageShellProps) {
  const [words, nav, vocabulary, locale] = await Promise.all([
    getTranslations("Layout"),
    getTranslations("Nav"),
    getTranslations("Vocabulary"),
    getLocale(),
  ]);
  const entries = navigation(links, nav, vocabulary);
  const language = toLocale(locale);
  return (
    // One element around the sticky header, or the router takes the header for a page already in view.
    <div className="flex min-h-dvh flex-col">
      <div id={pageTopId} tabIndex={-1} className="absolute top-0 size-px outline-none" />
      <a href="#content" className="skip-link">
        {words("skip")}
      </a>
      <SiteHeader
        entries={entries}
        paths={paths}
        locale={language}
        overHero={overHero}
        words={words}
        nav={nav}
        menu={
          <MenuContent entries={entries} paths={paths} locale={language} words={words} nav={nav} />
        }
      />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter links={links} paths={paths} locale={language} />
      <Floating words={words} />
    </div>
  );
}
