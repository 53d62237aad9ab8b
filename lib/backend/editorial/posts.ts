import { and, desc, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import { FooterTopicSchema, type PostCard } from "@/lib/contract/posts";
import { type BlogCategory, BlogCategorySchema } from "@/lib/contract/vocabulary";
import { type ReferenceData, referenceData } from "../catalogue/reference-data";
import { whole } from "../catalogue/tour-lists";
import { db } from "../db/pool";
import { posts, postTexts } from "../db/schema";
import { textsIn } from "../db/texts-in";

const wordsPerMinute = 220;

/** Posts in a language, newest first. */
export function selectPosts(locale: Locale, ...conditions: (SQL | undefined)[]) {
  return db()
    .select({ post: posts, text: postTexts })
    .from(posts)
    .innerJoin(postTexts, and(eq(postTexts.postId, posts.id), textsIn(postTexts, locale)))
    .where(and(isNull(posts.retiredAt), ...conditions))
    .orderBy(desc(posts.published), posts.id);
}

type PostRow = Awaited<ReturnType<typeof selectPosts>>[number];

export function postCard({ post, text }: PostRow, referenceData: ReferenceData): PostCard {
  const author = referenceData.fact<{ name: string }>("team", post.facts.author);
  return {
    id: post.id,
    slug: text.slug,
    title: text.title,
    description: text.words.description,
    category: BlogCategorySchema.parse(post.category),
    picture: referenceData.picture(`post-${post.id}`),
    published: post.published,
    reading_minutes: Math.max(1, Math.round(text.words.body.split(/\s+/).length / wordsPerMinute)),
    author: { id: post.facts.author, name: author?.name ?? "" },
  };
}

export async function latestPosts({ limit }: { limit: number }, locale: Locale) {
  return whole((await cards(locale)).slice(0, limit), limit);
}

export async function bannerPosts(_: object, locale: Locale) {
  return whole(await cards(locale, eq(posts.banner, true)));
}

interface Window {
  page: number;
  per_page: number;
}

/** One page of all posts, or of one category. */
export async function postList(
  input: Window & { blog_category?: BlogCategory | "all" },
  locale: Locale,
) {
  const { page, per_page, blog_category = "all" } = input;
  const all = await cards(
    locale,
    ...(blog_category === "all" ? [] : [eq(posts.category, blog_category)]),
  );
  const data = all.slice((page - 1) * per_page, page * per_page);
  return { data, meta: { total: all.length, page, per_page } };
}

/** The posts that the footer links to, by topic. */
export async function footerPosts(_: object, locale: Locale) {
  const rows = await selectPosts(locale, isNotNull(posts.footer));
  return {
    data: rows.flatMap(({ post, text }) => {
      const topic = FooterTopicSchema.safeParse(post.footer);
      return topic.success ? [{ topic: topic.data, slug: text.slug, title: text.title }] : [];
    }),
  };
}

async function cards(locale: Locale, ...conditions: SQL[]): Promise<PostCard[]> {
  const [words, rows] = await Promise.all([
    referenceData(locale),
    selectPosts(locale, ...conditions),
  ]);
  return rows.map((row) => postCard(row, words));
}
