import { handleDocument } from "@/lib/api/handle-document";
import { readAs } from "@/lib/api/read-as";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { latestPostsEndpoint } from "@/lib/contract/posts";
import { rssXml } from "@/lib/site/rss";

export const dynamic = "force-dynamic";

export const GET = handleDocument(async (locale) => {
  const [meta, posts] = await Promise.all([
    readAs(locale, metaInfosEndpoint, { page: "blogs" }),
    readAs(locale, latestPostsEndpoint, { limit: 24 }),
  ]);
  return new Response(rssXml({ locale, ...meta, posts: posts.data }), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
});
