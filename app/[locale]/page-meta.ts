import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { section } from "@/lib/api/section";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { brand } from "@/lib/site/brand";
import { pageMetadata } from "@/lib/site/page-metadata";
import { type PagePaths, samePath } from "@/lib/site/page-paths";

interface PageMeta {
  /** The page's key of getMetaInfos. */
  page: string;
  /** Its path, the same in every language, or its paths. */
  path: string | PagePaths;
  picture?: string;
  index?: boolean;
}

/** Metadata of a page whose title and description come from getMetaInfos. */
export async function pageMeta({ page, path, picture, index = true }: PageMeta): Promise<Metadata> {
  const [locale, meta] = await Promise.all([getLocale(), metaOf(page)]);
  const paths = typeof path === "string" ? samePath(path) : path;
  return pageMetadata({
    locale,
    ...meta,
    paths,
    index,
    ...(picture && { picture }),
  });
}

/** Title and description of a page: those of getMetaInfos, else what the site calls it itself. */
export async function metaOf(page: string): Promise<{ title: string; description: string }> {
  const [meta, t] = await Promise.all([section(metaInfosEndpoint, { page }), getTranslations()]);
  const name = ownNames[page];
  return {
    title: meta?.title || (name ? t(name) : brand.name),
    description: meta?.description || t("Footer.motto"),
  };
}

/** Where the messages name a page. */
const ownNames: Record<string, Parameters<Awaited<ReturnType<typeof getTranslations>>>[0]> = {
  about: "Footer.about",
  "our-team": "Footer.team",
  "our-booking-process": "Footer.bookingProcess",
  contact: "Footer.contactPage",
  terms: "Footer.terms",
  privacy: "Footer.privacy",
  "guest-book": "GuestBook.heading",
  blogs: "Blog.heading",
  destinations: "Destinations.heading",
  "country-park": "Destinations.parks_heading",
  "tanzania-safari-package": "TourList.title",
  "upcoming-departures": "Departures.title",
  quote: "Quote.heading",
  review: "ReviewForm.title",
  search: "Search.title",
  compare: "ComparePage.title",
  wishlists: "WishlistPage.title",
  booking: "Booking.heading",
  payment: "Payment.heading",
  login: "Layout.signIn",
  dashboard: "Layout.account",
  profile: "Layout.account",
  "affiliate-landing": "Footer.affiliate",
  affiliate: "Footer.affiliate",
  "affiliate-link": "Footer.affiliate",
};
