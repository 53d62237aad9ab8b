import type { Metadata } from "next";
import type { Locale } from "../i18n/locales";
import { brand } from "./brand";
import { absoluteUrl } from "./domains";
import type { PagePaths } from "./paths-by-language";
import { isPhotograph, pictureFile } from "./picture-address";

export interface PageMetadata {
  locale: Locale;
  /** Without the brand; it is added. */
  title: string;
  description: string;
  paths: PagePaths;
  /** Account, payment, compare, search and secret pages are not for search engines. */
  index?: boolean;
  /** A picture as the API names it, `/pictures/home-hero`. */
  picture?: string;
  /** Path of the share picture with the title on it, where the page has one (see `ogPath`). */
  shareCard?: string;
  type?: "website" | "article";
}

/**
 * Metadata of a page: itself as canonical address on its own domain, hreflang to each language that
 * has it and `x-default` to English (search engines' rules: mutual, absolute, only what exists).
 */
export function pageMetadata(page: PageMetadata): Metadata {
  const { locale, title, description, paths, index = true, type = "website" } = page;
  const own = absoluteUrl(locale, paths[locale] ?? "/");
  const languages = Object.fromEntries(
    Object.entries(paths).map(([each, path]) => [each, absoluteUrl(each as Locale, path)]),
  );
  if (paths.en) languages["x-default"] = absoluteUrl("en", paths.en);
  const images = shareImages(page);
  return {
    title: title.includes(brand.name) ? title : `${title} · ${brand.name}`,
    description,
    alternates: { canonical: own, languages: index ? languages : undefined },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: { title, description, url: own, siteName: brand.name, locale, type, images },
    twitter: { card: "summary_large_image", title, description, images },
  };
}

function shareImages({ shareCard, picture }: PageMetadata) {
  if (shareCard) return [{ url: shareCard, width: 1200, height: 630, type: "image/jpeg" }];
  if (!picture) return undefined;
  const url = pictureFile(picture, 1600);
  return isPhotograph(picture) ? [{ url }] : [{ url, width: 1600, height: 1000 }];
}
