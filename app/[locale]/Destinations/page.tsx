import { getLocale, getTranslations } from "next-intl/server";
import { DestinationCategory } from "@/components/destination/destination-category";
import { JsonLd } from "@/components/ui/json-ld";
import { SiteLink } from "@/components/ui/site-link";
import { call } from "@/lib/api/server";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { DestinationCategorySchema } from "@/lib/contract/vocabulary";
import { destinationPath, routes } from "@/lib/site/routes";
import { itemListData } from "@/lib/site/structured-data";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({
    page: "destinations",
    path: routes.destinations,
    picture: "/pictures/category-great-migration",
  });

export default async function DestinationsPage() {
  const [{ data }, locale, t, words] = await Promise.all([
    call(destinationListEndpoint, {}),
    getLocale(),
    getTranslations("Destinations"),
    getTranslations("Vocabulary.destination_category"),
  ]);
  const items = data.map((place) => ({ name: place.name, path: destinationPath(place.slug) }));
  const categories = DestinationCategorySchema.options.filter((category) =>
    data.some((place) => place.category === category),
  );
  return (
    <Shell paths={routes.destinations}>
      <JsonLd data={itemListData(locale, items)} />
      <div className="column pt-10">
        <h1 className="text-title">{t("heading")}</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">{t("lead")}</p>
        <nav aria-label={t("title")} className="mt-8 border-line border-b pb-2">
          <ul className="flex flex-wrap gap-x-7">
            {categories.map((category) => (
              <li key={category}>
                <a
                  href={`#${category}`}
                  className="inline-flex min-h-11 items-center font-semibold text-muted text-small hover:text-ink"
                >
                  {words(category)}
                </a>
              </li>
            ))}
            <li className="sm:ml-auto">
              <SiteLink
                href={routes.parks}
                className="inline-flex min-h-11 items-center font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
              >
                {t("map")}
              </SiteLink>
            </li>
          </ul>
        </nav>
      </div>
      {categories.map((category) => (
        <DestinationCategory
          key={category}
          category={category}
          places={data.filter((place) => place.category === category)}
        />
      ))}
    </Shell>
  );
}
