import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { errorWords } from "@/components/layout/error-words";
import NotFoundContent from "@/components/layout/not-found-content";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations("Errors");
  return pageMeta({
    title: words("notFound"),
    description: words("notFoundText"),
    path: routes.notFound,
    index: false,
  });
}

/** Shown in the place of any page that does not exist, so the languages lead home. */
export default async function NotFoundPage() {
  return (
    <Shell paths={{}}>
      <NotFoundContent words={await errorWords()} />
    </Shell>
  );
}
