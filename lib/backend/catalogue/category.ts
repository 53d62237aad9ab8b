import type { TourCategory } from "@/lib/contract/categories";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, locales } from "@/lib/contract/locale";
import { referenceData } from "./reference-data";

type CategoryWords = Pick<TourCategory, "slug" | "title" | "heading" | "intro" | "description">;

/** The curated pages of tours, in the order of the content file. */
export async function tourCategories(_: object, locale: Locale) {
  const all = await Promise.all(
    locales.map(async (each) => [each, await referenceData(each)] as const),
  );
  const words = await referenceData(locale);
  const data = words.ids("category").flatMap((id): TourCategory[] => {
    const text = words.words<CategoryWords>("category", id);
    const filter = words.fact<{ filter: Record<string, string[]> }>("category", id)?.filter;
    if (!text || !filter) return [];
    const alternates = Object.fromEntries(
      all.flatMap(([each, other]) => {
        const slug = other.words<CategoryWords>("category", id)?.slug;
        return slug ? [[each, slug]] : [];
      }),
    );
    return [{ id, ...text, filter, picture: words.picture(`category-${id}`), alternates }];
  });
  return { data };
}

/** One curated page by its slug; `not_found` when there is none. */
export async function tourCategory({ slug }: { slug: string }, locale: Locale) {
  const { data } = await tourCategories({}, locale);
  const found = data.find((category) => category.slug === slug);
  if (!found) throw new ApiError("not_found");
  return { data: found };
}
