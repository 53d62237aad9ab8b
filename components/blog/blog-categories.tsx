import { useTranslations } from "next-intl";
import { type BlogCategory, BlogCategorySchema } from "@/lib/contract/vocabulary";
import { listPath } from "@/lib/site/list-path";
import { routes } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

/** The categories of the journal as links, the current one marked. */
export function BlogCategories({ current }: { current: BlogCategory | "all" }) {
  const t = useTranslations("Blog");
  const words = useTranslations("Vocabulary.blog_category");
  const categories = ["all", ...BlogCategorySchema.options] as const;
  return (
    <nav aria-label={t("categories")} className="mt-8 mb-12 border-line border-b">
      <ul className="-mb-px flex flex-wrap gap-x-7">
        {categories.map((category) => (
          <li key={category}>
            <SiteLink
              href={listPath(routes.blogs, { category, page: 1 })}
              aria-current={category === current ? "page" : undefined}
              className="flex min-h-11 min-w-6 items-center border-transparent border-b-2 font-semibold text-small text-muted hover:text-ink aria-[current]:border-terracotta aria-[current]:text-ink"
            >
              {words(category)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
