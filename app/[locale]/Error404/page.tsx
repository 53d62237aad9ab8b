import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { errorWords } from "@/components/layout/error-words";
import NotFoundContent from "@/components/layout/not-found-content";
import { pageMetadata } from "@/lib/site/page-metadata";
import { samePath } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { Shell } from "../shell";

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations("Errors");
  return pageMetadata({
    locale: await getLocale(),
    title: words("notFound"),
    description: words("notFoundText"),
    paths: samePath(routes.notFound),
    index: false,
  });
}

/** Shown in the place of any page that does not exist, so the languages lead home. */
export default async function NotFoundPage() {
  return (
    <Shell paths={{}}>
      <NotFoundContent words={errorWords(await getTranslations("Errors"))} />
    </Shell>
  );
}
