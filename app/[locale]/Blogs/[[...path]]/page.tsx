import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { BlogCategories } from "@/components/blog/blog-categories";
import { PostGrid } from "@/components/blog/post-grid";
import { JsonLd } from "@/components/ui/json-ld";
import { Pagination } from "@/components/ui/pagination";
import { section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import { bannerPostsEndpoint, postsByCategoryEndpoint } from "@/lib/contract/posts";
import { BlogCategorySchema } from "@/lib/contract/vocabulary";
import { listPath, listPlace } from "@/lib/site/list-path";
import { postPath, routes } from "@/lib/site/routes";
import { itemListData } from "@/lib/site/structured-data";
import { metaOf, pageMeta } from "../../page-meta";
import { type PathProps, pathBelow } from "../../path-below";
import { Shell } from "../../shell";

export function generateStaticParams() {
  return [];
}

const perPage = 12;
const read = cache(async (path: string) => {
  const place = listPlace(path.split("/").filter(Boolean), BlogCategorySchema.options);
  if (!place) notFound();
  const [posts, banner] = await Promise.all([
    call(postsByCategoryEndpoint, {
      blog_category: place.category,
      page: place.page,
      per_page: perPage,
    }),
    place.category === "all" && place.page === 1 ? section(bannerPostsEndpoint, {}) : null,
  ]);
  if (place.page > 1 && posts.data.length === 0) notFound();
  return { place, posts, banner: banner?.data ?? [] };
});

export async function generateMetadata(props: PathProps): Promise<Metadata> {
  const [{ place }, meta, t, words] = await Promise.all([
    read(await pathBelow(props)),
    metaOf("blogs"),
    getTranslations("Blog"),
    getTranslations("Vocabulary"),
  ]);
  const category = place.category === "all" ? "" : words(`blog_category.${place.category}`);
  const page = place.page > 1 ? `, ${t("pagination.page", { page: place.page })}` : "";
  const metadata = await pageMeta({
    title: `${category && `${category} · `}${meta.title}${page}`,
    description: `${category && `${category}. `}${meta.description}${page}`,
    path: listPath(routes.blogs, place),
    picture: "/pictures/closing",
  });
  const feed = { "application/rss+xml": "/rss.xml" };
  return { ...metadata, alternates: { ...metadata.alternates, types: feed } };
}

export default async function BlogsPage(props: PathProps) {
  const { place, posts, banner } = await read(await pathBelow(props));
  const [locale, t] = await Promise.all([getLocale(), getTranslations("Blog")]);
  const items = posts.data.map((post) => ({ name: post.title, path: postPath(post.slug) }));
  return (
    <Shell paths={listPath(routes.blogs, place)}>
      <JsonLd data={itemListData(locale, items)} />
      <div className="column section pt-10">
        <h1 className="text-title">{t("heading")}</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">{t("lead")}</p>
        <BlogCategories current={place.category} />
        <PostGrid banner={banner} posts={posts.data} />
        <Pagination
          page={place.page}
          pages={Math.ceil(posts.meta.total / perPage)}
          pathOf={(page) => listPath(routes.blogs, { ...place, page })}
          words={(key, values) => t(`pagination.${key}`, values)}
        />
      </div>
    </Shell>
  );
}
