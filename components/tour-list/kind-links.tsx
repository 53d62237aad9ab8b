import { useTranslations } from "next-intl";
import type { TourCategory } from "@/lib/contract/categories";
import { tourCategoryPath } from "@/lib/site/routes";
import { Section } from "../ui/section";
import { SiteLink } from "../ui/site-link";

/** Links to the curated pages, from which every kind of journey is one step away. */
export function KindLinks(props: { categories: TourCategory[]; current: string | undefined }) {
  const t = useTranslations("TourList");
  if (props.categories.length === 0) return null;
  return (
    <Section title={t("kinds")}>
      <ul className="grid gap-x-12 border-line border-t sm:grid-cols-2 lg:grid-cols-3">
        {props.categories.map((category) => (
          <li key={category.id} className="border-line border-b">
            <SiteLink
              href={tourCategoryPath(category.slug)}
              aria-current={category.id === props.current ? "page" : undefined}
              className="flex min-h-14 items-center py-2.5 font-serif text-[1.125rem] leading-snug underline-offset-4 hover:underline aria-[current]:text-terracotta-deep"
            >
              {category.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
