import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { PostAround } from "@/components/blog/post-around";
import { PostBody } from "@/components/blog/post-body";
import { PostCard } from "@/components/blog/post-card";
import { PostHeader } from "@/components/blog/post-header";
import { DestinationRow } from "@/components/destination/destination-row";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { Section } from "@/components/ui/section";
import { orNull } from "@/lib/api/errors";
import { call } from "@/lib/api/server";
import { postEndpoint } from "@/lib/contract/posts";
import { absoluteUrl } from "@/lib/site/domains";
import { ogPath } from "@/lib/site/og-path";
import { slugPaths } from "@/lib/site/paths-by-language";
import { postPath, routes } from "@/lib/site/routes";
import { breadcrumbData, postData } from "@/lib/site/structured-data";
import { pageMeta } from "../../page-meta";
import { Shell } from "../../shell";
import { TourGrid } from "../../tour-grid";

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug: string[] }> };

const read = cache(async (slug: string) => {
  const found = await orNull(call(postEndpoint, { id: slug }));
  // A post has one address: its slug, not its id.
  if (found?.data.slug !== slug) notFound();
  return found.data;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [post, locale] = await Promise.all([read((await params).slug.join("/")), getLocale()]);
  return pageMeta({
    title: post.title,
    description: post.description,
    path: slugPaths({ ...post.alternates, [locale]: post.slug }, postPath),
    picture: post.picture.url,
    shareCard: ogPath("post", post.slug),
    type: "article",
  });
}

export default async function PostPage({ params }: Props) {
  const [post, locale, t] = await Promise.all([
    read((await params).slug.join("/")),
    getLocale(),
    getTranslations("Blog"),
  ]);
  const path = postPath(post.slug);
  const crumbs = [
    { text: t("home"), href: routes.home },
    { text: t("title"), href: routes.blogs },
    { text: post.title, href: path },
  ];
  return (
    <Shell paths={slugPaths({ ...post.alternates, [locale]: post.slug }, postPath)}>
      <JsonLd data={postData(locale, post)} />
      <JsonLd data={breadcrumbData(locale, crumbs)} />
      <article>
        <PostHeader post={post} crumbs={crumbs.slice(0, 2)} locale={locale} />
        <PostBody post={post} url={absoluteUrl(locale, path)} />
      </article>
      {post.tours.length > 0 && (
        <Section title={t("tours")} className="bg-paper-deep">
          <TourGrid tours={post.tours.slice(0, 3)} />
        </Section>
      )}
      {post.destinations.length > 0 && (
        <Section title={t("places")}>
          <DestinationRow destinations={post.destinations.slice(0, 4)} />
        </Section>
      )}
      {post.related.length > 0 && (
        <Section title={t("related")} className="border-line border-t">
          <div className="grid gap-x-8 gap-y-12 sm:max-lg:even-pairs lg:even-threes">
            {post.related.map((other) => (
              <PostCard key={other.id} post={other} />
            ))}
          </div>
        </Section>
      )}
      <PostAround previous={post.previous} next={post.next}>
        <h2 className="text-section">{t("askTitle")}</h2>
        <p className="mt-3 mb-6 text-mist">{t("askText")}</p>
        <ButtonLink href={routes.quote}>{t("askButton")}</ButtonLink>
      </PostAround>
    </Shell>
  );
}
