import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { errorWords } from "@/components/layout/error-words";
import { PageShell } from "@/components/layout/page-shell";
import { ServerErrorContent } from "@/components/layout/server-error-content";
import { brand } from "@/lib/site/brand";

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations("Errors");
  return {
    title: `${words("error")} · ${brand.name}`,
    description: words("errorText"),
    robots: { index: false, follow: true },
  };
}

/** Shown in the place of a page that failed; it asks the database for nothing. */
export default async function ServerErrorPage() {
  return (
    <PageShell paths={{}} overHero={false} categories={[]} destinations={[]} posts={[]}>
      <ServerErrorContent words={errorWords(await getTranslations("Errors"))} />
    </PageShell>
  );
}
