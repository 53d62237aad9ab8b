import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { errorWords } from "@/components/layout/error-words";
import { PageShell } from "@/components/layout/page-shell";
import { ServerErrorContent } from "@/components/layout/server-error-content";
import { brand } from "@/lib/site/brand";

interface PageProps {
  params: Promise<{ status?: string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const words = await getTranslations("Errors");
  return {
    title: `${words("error")} · ${brand.name}`,
    description: words("errorText"),
    robots: { index: false, follow: true },
  };
}

export function generateStaticParams() {
  return [];
}

/** Shown in the place of a page that failed or, as `/503`, is away; it asks the database for nothing. */
export default async function ServerErrorPage({ params }: PageProps) {
  const isAway = (await params).status?.[0] === "503";
  return (
    <PageShell paths={{}} overHero={false} categories={[]} destinations={[]} posts={[]}>
      <ServerErrorContent status={isAway ? 503 : 500} words={await errorWords()} />
    </PageShell>
  );
}
