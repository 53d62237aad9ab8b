import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { HerdLand, HerdMap, SmallHerdMap } from "@/components/map/herd-map";
import { greatMigrationPicture } from "@/components/media/page-pictures";
import { MonthOfHerds } from "@/components/planner/month-of-herds";
import { toursOfMonth } from "@/components/planner/tours-of-month";
import { section } from "@/lib/api/section";
import { businessDay } from "@/lib/clock";
import { HerdAreaSchema, plannerEndpoint } from "@/lib/contract/planner";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatMonth } from "@/lib/i18n/format";
import { monthsText } from "@/lib/i18n/month-spans";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { TopicPage } from "../topic-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("Migration");
  return pageMeta({
    title: t("title"),
    description: t("description"),
    path: routes.migration,
    picture: greatMigrationPicture.url,
  });
}

/** Twelve months: where the herds usually are, and the tours that sleep there then. */
export default async function MigrationPage() {
  const [t, locale, planner] = await Promise.all([
    getTranslations("Migration"),
    getLocale(),
    section(plannerEndpoint, {}),
  ]);
  const { tours = [], migration = null } = planner?.data ?? {};
  const today = businessDay();
  const names = {
    south: t("area.south"),
    centre: t("area.centre"),
    west: t("area.west"),
    north: t("area.north"),
  };
  const monthsIn = (area: (typeof HerdAreaSchema.options)[number]) =>
    migration?.months.flatMap((each, at) => (each.includes(area) ? [at + 1] : [])) ?? [];
  return (
    <TopicPage
      title={t("title")}
      lead={t("lead")}
      path={routes.migration}
      picture={greatMigrationPicture}
    >
      <div className="mt-12 grid gap-x-16 gap-y-8 lg:grid-cols-2">
        <div>
          <p className="border-gold border-l-2 pl-4">{t("rain")}</p>
          {migration && (
            <>
              <h2 className="mt-8 text-[1.5rem]">{t("map")}</h2>
              <dl className="mt-3 divide-y divide-line border-line border-y">
                {HerdAreaSchema.options.map((area) => (
                  <div key={area} className="py-2.5 sm:flex sm:justify-between sm:gap-4">
                    <dt className="font-semibold">{names[area]}</dt>
                    <dd className="text-muted">{monthsText(monthsIn(area), locale, "short")}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        </div>
        {migration && <HerdMap areas={migration.areas} names={names} label={t("mapLabel")} />}
      </div>
      {migration && (
        <>
          <HerdLand />
          <ol className="mt-14 grid gap-x-16 gap-y-10 lg:grid-cols-2">
            {migration.months.map((areas, index) => (
              <MonthOfHerds
                // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year
                key={index}
                month={index + 1}
                areas={areas}
                migration={migration}
                names={names}
                map={
                  <SmallHerdMap
                    areas={migration.areas.filter(({ area }) => areas.includes(area))}
                    label={`${formatMonth(index + 1, locale)}: ${areas.map((area) => names[area]).join(", ")}`}
                  />
                }
                tours={toursOfMonth(tours, migration, index + 1, today)}
              />
            ))}
          </ol>
          <p className="mt-12 measure text-muted text-small">
            {datedSentence(t("sources", { date: formatDay(migration.checked, locale) }), locale)}
          </p>
        </>
      )}
    </TopicPage>
  );
}
