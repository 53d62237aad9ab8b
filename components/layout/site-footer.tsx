import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { Wordmark } from "@/components/ui/mark";
import { Still } from "@/components/ui/still/still";
import { businessDay } from "@/lib/clock";
import { brand, whatsappHref } from "@/lib/site/brand";
import type { PagePaths } from "@/lib/site/paths-by-language";
import { routes } from "@/lib/site/routes";
import { configuredServices } from "@/lib/site/services";
import { BackToTop } from "./back-to-top";
import { ConsentLink } from "./consent/consent-link";
import { companyLinks, journeyLinks, topicLinks } from "./footer-links";
import { FooterNight } from "./footer-night";
import { LanguageLinks } from "./language-links";
import { LinkList } from "./link-list";
import type { ChromeLinks, NavLink } from "./navigation";
import type { ChromeWords, Words } from "./words";

interface SiteFooterProps {
  links: ChromeLinks;
  paths: PagePaths;
  footer: Words;
  chrome: ChromeWords;
}

export function SiteFooter({ links, paths, footer, chrome }: SiteFooterProps) {
  const { layout, locale } = chrome;
  const topics = topicLinks(links.posts, footer);
  return (
    <footer className="site-footer">
      <Still>
        <FooterNight />
        <h2 className="sr-only">{footer("heading")}</h2>
        <div className="column pt-8 pb-24 md:pt-12 md:pb-12">
          <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <div>
              <Wordmark className="text-[2.75rem] md:text-[3.5rem]" />
              <p className="mt-5 max-w-md font-serif text-lead text-mist">{footer("motto")}</p>
              <ButtonLink href={routes.quote} look="light" className="mt-8">
                {layout("quote")}
              </ButtonLink>
            </div>
            <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-3">
              <Links title={footer("journeys")} links={journeyLinks(links, footer, chrome)} />
              <Links title={footer("company")} links={companyLinks(footer, chrome.hasAccounts)}>
                {configuredServices() && <ConsentLink text={footer("cookies")} />}
              </Links>
              <div className="col-span-2 md:col-span-1">
                <h3>{footer("contact")}</h3>
                <ul className="figures">
                  <li>
                    <a href={brand.phoneHref}>{brand.phone}</a>
                  </li>
                  <li>
                    <a href={whatsappHref(layout("whatsappText", { brand: brand.name }))}>
                      {layout("whatsapp")}
                    </a>
                  </li>
                  <li>
                    <a href={`mailto:${brand.email}`}>{brand.email}</a>
                  </li>
                </ul>
                <address className="mt-2 not-italic">
                  {footer("address", { street: brand.street, city: brand.city })}
                </address>
                <p className="mt-1 text-mist text-note">{footer("hours")}</p>
              </div>
            </div>
          </div>
          {topics.length > 0 && (
            <Links title={footer("guides")} links={topics} className="footer-topics" />
          )}
          <div className="mt-10 border-paper/15 border-t pt-4">
            <nav aria-label={footer("languages")} className="footer-languages">
              <LanguageLinks paths={paths} locale={locale} />
            </nav>
            <p className="mt-3 text-mist text-note">
              {footer("rights", {
                year: Number(businessDay().slice(0, 4)),
                brand: brand.legalName,
              })}
            </p>
            {brand.isSample && (
              <p className="mt-1 max-w-xl text-mist text-note">
                {footer("sample", { brand: brand.name })}
              </p>
            )}
          </div>
        </div>
      </Still>
      <Floating words={layout} />
    </footer>
  );
}

interface LinksProps {
  title: string;
  links: NavLink[];
  className?: string;
  /** Further `<li>`s. */
  children?: ReactNode;
}

function Links({ title, links, className, children }: LinksProps) {
  return (
    <nav aria-label={title} className={className}>
      <h3>{title}</h3>
      <LinkList links={links}>{children}</LinkList>
    </nav>
  );
}

/** What floats over every page: the way back up and the chat. */
function Floating({ words }: { words: Words }) {
  return (
    <div className="floating flex flex-col items-end gap-3">
      <BackToTop label={words("backToTop")} />
      <a
        href={whatsappHref(words("whatsappText", { brand: brand.name }))}
        aria-label={words("whatsappChat")}
        className="chat grid size-13 place-items-center rounded-full bg-acacia text-white shadow-float transition-[background-color,opacity,visibility] duration-200 hover:bg-night"
      >
        <Icon name="whatsapp" className="size-7" />
      </a>
    </div>
  );
}
