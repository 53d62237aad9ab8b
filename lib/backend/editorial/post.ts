import { and, eq, inArray, isNull } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { Post } from "@/lib/contract/posts";
import { alternatesFrom, latest } from "../catalogue/alternates";
import { destinationCards } from "../catalogue/destination";
import { linkedText } from "../catalogue/linked-text";
import { referenceData } from "../catalogue/reference-data";
import { selectCards, tourCards } from "../catalogue/tour-card";
import { db } from "../db/pool";
import { postTexts, tours } from "../db/schema";
import { postCard, selectPosts } from "./posts";

/** One post by slug or id with all around it; `not_found` when there is none. */
export async function post({ id }: { id: string }, locale: Locale): Promise<{ data: Post }> {
  const all = await selectPosts(locale);
  const row = all.find(({ post, text }) => text.slug === id || post.id === id);
  if (!row) throw new ApiError("not_found");
  const { facts } = row.post;
  const [words, tourRows, places, alternates] = await Promise.all([
    referenceData(locale),
    facts.tours.length > 0 ? selectCards(locale, inArray(tours.id, facts.tours)) : [],
    destinationCards(facts.destinations, locale),
    db()
      .select({ locale: postTexts.locale, slug: postTexts.slug })
      .from(postTexts)
      .where(and(eq(postTexts.postId, row.post.id), isNull(postTexts.retiredAt))),
  ]);
  const at = all.findIndex((other) => other.post.id === row.post.id);
  const link = (other: (typeof all)[number] | undefined) =>
    other ? { slug: other.text.slug, title: other.text.title } : null;
  const alike = all.filter(
    (other) => other.post.category === row.post.category && other.post.id !== row.post.id,
  );
  return {
    data: {
      ...postCard(row, words),
      body: await linkedText(row.text.words.body, locale),
      tours: tourCards(tourRows, words),
      destinations: places,
      related: alike.slice(0, 3).map((other) => postCard(other, words)),
      previous: link(all[at + 1]),
      next: link(all[at - 1]),
      alternates: alternatesFrom(alternates),
      updated_at: latest(row.post.updatedAt, row.text.updatedAt),
    },
  };
}
