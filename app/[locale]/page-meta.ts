import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { section } from "@/lib/api/section";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { brand } from "@/lib/site/brand";
import { type PageMetadata, pageMetadata } from "@/lib/site/page-metadata";
import { type PagePaths, samePath } from "@/lib/site/paths-by-language";

type Words = { title: string; description: string };
type PageMeta = Omit<PageMetadata, "locale" | "paths" | keyof Words> & {
  /** Its path, the same in every language, or its paths. */
  path: string | PagePaths;
} & (Words | { /** The page's key of getMetaInfos. */ page: string });

/** Metadata of a page in its language, with its own title and description or those of getMetaInfos. */
export async function pageMeta({ path, ...page }: PageMeta): Promise<Metadata> {
  const paths = typeof path === "string" ? samePath(path) : path;
  const words = "page" in page ? metaOf(page.page) : page;
  return pageMetadata({ ...page, ...(await words), paths, locale: await getLocale() });
}

/** Title and description of a page: those of getMetaInfos, else what the site calls it itself. */
export async function metaOf(page: string): Promise<Words> {
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
  "country-park": "Destinations.parksHeading",
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
