import { getTranslations } from "next-intl/server";
import { Wordmark } from "@/components/ui/mark";
import type { Locale } from "@/lib/i18n/locales";
import { brand, whatsappHref } from "@/lib/site/brand";
import type { PagePaths } from "@/lib/site/page-paths";
import { FooterColumn } from "./footer-column";
import { companyLinks, journeyLinks, topicLinks } from "./footer-links";
import { FooterNight } from "./footer-night";
import { LanguageLinks } from "./language-links";
import type { ChromeLinks } from "./navigation";

interface SiteFooterProps {
  links: ChromeLinks;
  paths: PagePaths;
  locale: Locale;
}

const contactLink = "inline-flex min-h-9 items-center underline-offset-4 hover:underline";

export async function SiteFooter({ links, paths, locale }: SiteFooterProps) {
  const [footer, nav, layout] = await Promise.all([
    getTranslations("Footer"),
    getTranslations("Nav"),
    getTranslations("Layout"),
  ]);
  const topics = topicLinks(links.posts, footer);
  return (
    <footer className="mt-auto bg-night text-paper">
      <FooterNight />
      <h2 className="sr-only">{footer("heading")}</h2>
      <div className="column pt-10 pb-10 md:pt-14">
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div>
            <Wordmark className="text-[2.75rem] md:text-[3.5rem]" />
            <p className="mt-5 max-w-md font-serif text-lead text-mist">{footer("motto")}</p>
          </div>
          <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-3">
            <FooterColumn title={footer("journeys")} links={journeyLinks(links, footer, nav)} />
            <FooterColumn title={footer("company")} links={companyLinks(footer)} />
            <div className="col-span-2 text-small md:col-span-1">
              <h3 className="font-sans font-semibold text-mist text-note tracking-normal">
                {footer("contact")}
              </h3>
              <address className="mt-2 not-italic">
                <a href={brand.phoneHref} className={`figures ${contactLink}`}>
                  {brand.phone}
                </a>
                <br />
                <a
                  href={whatsappHref(layout("whatsappText", { brand: brand.name }))}
                  className={contactLink}
                >
                  {layout("whatsapp")}
                </a>
                <br />
                <a href={`mailto:${brand.email}`} className={contactLink}>
                  {brand.email}
                </a>
                <p className="mt-2">
                  {footer("address", { street: brand.street, city: brand.city })}
                </p>
                <p className="mt-1 text-mist text-note">{footer("hours")}</p>
              </address>
            </div>
          </div>
        </div>
        {topics.length > 0 && (
          <FooterColumn
            title={footer("guides")}
            links={topics}
            className="mt-12 border-paper/15 border-t pt-8"
            listClassName="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6"
          />
        )}
        <div className="mt-10 flex flex-wrap items-start justify-between gap-x-12 gap-y-6 border-paper/15 border-t pt-6 text-note">
          <div className="max-w-xl text-mist">
            <p>{footer("rights", { year: new Date().getFullYear(), brand: brand.legalName })}</p>
            <p className="mt-1">{footer("sample", { brand: brand.name })}</p>
          </div>
          <nav aria-label={footer("languages")}>
            <LanguageLinks
              paths={paths}
              locale={locale}
              className="flex flex-wrap gap-x-5"
              linkClassName="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-current:font-semibold aria-current:text-gold md:min-h-8"
            />
          </nav>
        </div>
      </div>
    </footer>
  );
}
