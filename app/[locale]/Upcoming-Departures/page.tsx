import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache, Suspense } from "react";
import { DepartureCalendar } from "@/components/departure/departure-calendar";
import { DepartureFilters } from "@/components/departure/departure-filters";
import { departureMonths, monthName } from "@/components/departure/departure-months";
import { MonthLinks } from "@/components/departure/month-links";
import { ButtonLink } from "@/components/ui/button";
import { IslandMessages } from "@/components/ui/island-messages";
import { call } from "@/lib/api/server";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { toLocale } from "@/lib/i18n/locales";
import { pageMetadata } from "@/lib/site/page-metadata";
import { samePath } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { Shell } from "../shell";
import { allDepartures } from "./all-departures";

const paths = samePath(routes.departures);
const listId = "departures";
const metaInfos = cache(() => call(metaInfosEndpoint, { page: "upcoming-departures" }));

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ locale: toLocale(await getLocale()), ...(await metaInfos()), paths });
}

export default async function UpcomingDeparturesPage() {
  const [t, locale, departures] = await Promise.all([
    getTranslations("Departures"),
    getLocale(),
    allDepartures(),
  ]);
  const months = departureMonths(departures);
  const languages = [...new Set(departures.flatMap((departure) => departure.languages))];
  const named = months.map(({ month }) => ({ value: month, text: monthName(month, locale) }));
  return (
    <Shell paths={paths}>
      <div className="column pt-10 pb-20 md:pt-16">
        <h1 className="max-w-3xl text-title">{t("title")}</h1>
        <p className="mt-5 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        {departures.length === 0 ? (
          <p className="mt-12">{t("nothing")}</p>
        ) : (
          <>
            <div className="mt-10 min-h-48 sm:min-h-20">
              <IslandMessages namespaces={["Departures", "Vocabulary"]}>
                <Suspense fallback={<MonthLinks months={named} label={t("month")} />}>
                  <DepartureFilters listId={listId} months={named} languages={languages} />
                </Suspense>
              </IslandMessages>
            </div>
            <div className="mt-8">
              <DepartureCalendar id={listId} months={months} />
            </div>
          </>
        )}
        <div className="mt-14 flex flex-wrap items-center gap-x-8 gap-y-4">
          <p className="max-w-md text-lead">{t("ownDate")}</p>
          <ButtonLink href={routes.quote}>{t("quote")}</ButtonLink>
        </div>
      </div>
    </Shell>
  );
}
