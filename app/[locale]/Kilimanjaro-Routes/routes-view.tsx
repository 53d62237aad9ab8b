import { getLocale, getTranslations } from "next-intl/server";
import { type Answers, usualAnswers } from "@/components/route-matcher/answers";
import { matchRoutes } from "@/components/route-matcher/match-routes";
import { Matches } from "@/components/route-matcher/matches";
import { RouteComparison } from "@/components/route-matcher/route-comparison";
import { RouteQuestions } from "@/components/route-matcher/route-questions";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { section } from "@/lib/api/section";
import { climbRoutesEndpoint } from "@/lib/contract/climb-routes";
import { routes } from "@/lib/site/routes";
import { breadcrumbData } from "@/lib/site/structured-data";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export async function routesMetadata() {
  const t = await getTranslations("Routes");
  return pageMeta({
    title: t("title"),
    description: t("description"),
    path: routes.climbRoutes,
    picture: "/pictures/category-kilimanjaro-climbs",
  });
}

interface RoutesViewProps {
  /** What was answered; null where nobody has been asked yet. */
  answers: { [Q in keyof Answers]: Answers[Q] | null } | null;
}

/** Seven routes side by side, five questions, and the two routes that fit the answers. */
export async function RoutesView({ answers }: RoutesViewProps) {
  const [t, home, locale, list] = await Promise.all([
    getTranslations("Routes"),
    getTranslations("TourPage"),
    getLocale(),
    section(climbRoutesEndpoint, {}),
  ]);
  const infos = (list?.data ?? []).filter(({ mountain }) => mountain === "kilimanjaro");
  const complete: Answers = {
    days: answers?.days ?? usualAnswers.days,
    height: answers?.height ?? usualAnswers.height,
    knees: answers?.knees ?? usualAnswers.knees,
    bed: answers?.bed ?? usualAnswers.bed,
    wish: answers?.wish ?? usualAnswers.wish,
  };
  const crumbs = [
    { text: home("home"), href: routes.home },
    { text: t("title"), href: routes.climbRoutes },
  ];
  return (
    <Shell paths={routes.climbRoutes}>
      <JsonLd data={breadcrumbData(locale, crumbs)} />
      <div className="column pt-10 pb-20 md:pt-14">
        <Breadcrumb crumbs={crumbs.slice(0, 1)} />
        <h1 className="mt-3 text-title">{t("title")}</h1>
        <p className="mt-4 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        {infos.length > 0 && (
          <>
            <RouteQuestions answers={complete} />
            {answers && <Matches matches={matchRoutes(infos, complete)} />}
            <RouteComparison infos={infos} />
          </>
        )}
        <p className="mt-12 max-w-(--container-text)">{t("ask")}</p>
        <ButtonLink href={routes.quote} className="mt-5">
          {t("quote")}
        </ButtonLink>
      </div>
    </Shell>
  );
}
