import type { Locale } from "@/lib/i18n/locales";
import { locales } from "@/lib/i18n/locales";
import { brand } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";

/** The operator and the site for search engines; no rating, which would be self-serving. */
export function homeStructuredData(locale: Locale, description: string) {
  const url = absoluteUrl(locale, routes.home);
  const agency = `${absoluteUrl("en", routes.home)}#agency`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "TravelAgency",
        "@id": agency,
        name: brand.name,
        legalName: brand.legalName,
        description,
        url,
        image: absoluteUrl(locale, "/pictures/home-hero-1600.webp"),
        telephone: brand.phone,
        email: brand.email,
        foundingDate: String(brand.founded),
        knowsLanguage: locales,
        areaServed: { "@type": "Country", name: "Tanzania" },
        address: {
          "@type": "PostalAddress",
          streetAddress: brand.street,
          addressLocality: brand.city,
          addressCountry: brand.country,
        },
      },
      {
        "@type": "WebSite",
        "@id": `${url}#site`,
        name: brand.name,
        url,
        inLanguage: locale,
        publisher: { "@id": agency },
        potentialAction: {
          "@type": "SearchAction",
          target: `${absoluteUrl(locale, routes.search)}?where_to_search={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
