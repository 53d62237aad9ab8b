import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  ItemList,
  LodgingBusiness,
  TouristDestination,
  TravelAgency,
  WithContext,
} from "schema-dts";
import type { Destination } from "../contract/destinations";
import type { Post } from "../contract/posts";
import type { WholeStay } from "../contract/stays";
import type { Locale } from "../i18n/locales";
import { brand } from "./brand";
import { absolutePicture, absoluteUrl } from "./domains";
import { destinationPath, postPath, routes, stayPath } from "./routes";

const publisher = (locale: Locale): TravelAgency => ({
  "@type": "TravelAgency",
  name: brand.name,
  url: absoluteUrl(locale, routes.home),
});

/** Where a page stands, for search engines; the last one is the page itself. */
export function breadcrumbData(
  locale: Locale,
  crumbs: { text: string; href: string }[],
): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ text, href }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: text,
      item: absoluteUrl(locale, href),
    })),
  };
}

/** A blog post for search engines. */
export function postData(locale: Locale, post: Post): WithContext<BlogPosting> {
  const url = absoluteUrl(locale, postPath(post.slug));
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.description,
    image: absolutePicture(locale, post.picture.url),
    ...(post.author && { author: { "@type": "Person", name: post.author.name } }),
    publisher: publisher(locale),
    datePublished: post.published,
    dateModified: post.updated_at ?? post.published,
    inLanguage: locale,
    mainEntityOfPage: url,
    url,
  };
}

/** A list of pages in their order, for search engines. */
export function itemListData(
  locale: Locale,
  items: { name: string; path: string }[],
): WithContext<ItemList> {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: items.map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      url: absoluteUrl(locale, path),
    })),
  };
}

/** A destination for search engines; without rating, as nobody rates a place itself here. */
export function destinationData(
  locale: Locale,
  place: Destination,
): WithContext<TouristDestination> {
  const [latitude, longitude] = place.position;
  return {
    "@context": "https://schema.org",
    "@type": "TouristDestination",
    name: place.name,
    description: place.tagline,
    url: absoluteUrl(locale, destinationPath(place.slug)),
    image: absolutePicture(locale, place.picture.url),
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    containedInPlace: { "@type": "Country", name: "Tanzania" },
  };
}

/** Where guests of ours sleep, for search engines: only for what there is, never for a sample. */
export function stayData(locale: Locale, stay: WholeStay): WithContext<LodgingBusiness> {
  return {
    "@context": "https://schema.org",
    "@type": "LodgingBusiness",
    name: stay.name,
    mainEntityOfPage: absoluteUrl(locale, stayPath(stay.id)),
    address: { "@type": "PostalAddress", addressCountry: "TZ" },
    containedInPlace: { "@type": "Place", name: stay.place.name },
  };
}

/** On the page each line stands by itself; here nothing but its full stop ends it. */
const asSentence = (line: string) => (/[.!?…]$/.test(line) ? line : `${line}.`);

/** Questions and answers that stand on the page, for search engines. */
export function questionsData(
  answers: { question: string; lines: string[] }[],
): WithContext<FAQPage> {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: answers.map(({ question, lines }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: lines.map(asSentence).join(" ") },
    })),
  };
}
