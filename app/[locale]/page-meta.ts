import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { call } from "@/lib/api/server";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { toLocale } from "@/lib/i18n/locales";
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
  const [locale, meta] = await Promise.all([getLocale(), call(metaInfosEndpoint, { page })]);
  const paths = typeof path === "string" ? samePath(path) : path;
  return pageMetadata({
    locale: toLocale(locale),
    ...meta,
    paths,
    index,
    ...(picture && { picture }),
  });
}
