import { callAs } from "@/lib/api/call";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { latestPostsEndpoint } from "@/lib/contract/posts";
import { toLocale } from "@/lib/i18n/locales";
import { rssXml } from "@/lib/site/rss";

export const dynamic = "force-dynamic";

export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const locale = toLocale((await params).locale);
  const [meta, posts] = await Promise.all([
    callAs(locale, metaInfosEndpoint, { page: "blogs" }),
    callAs(locale, latestPostsEndpoint, { limit: 24 }),
  ]);
  return new Response(rssXml({ locale, ...meta, posts: posts.data }), {
    headers: { "content-type": "application/rss+xml; charset=utf-8" },
  });
}
