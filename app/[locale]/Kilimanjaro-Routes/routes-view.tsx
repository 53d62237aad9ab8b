import { getTranslations } from "next-intl/server";
import { kilimanjaroClimbsPicture } from "@/components/media/page-pictures";
import { type Answers, usualAnswers } from "@/components/route-matcher/answers";
import { matchRoutes } from "@/components/route-matcher/match-routes";
import { Matches } from "@/components/route-matcher/matches";
import { RouteComparison } from "@/components/route-matcher/route-comparison";
import { RouteQuestions } from "@/components/route-matcher/route-questions";
import { section } from "@/lib/api/section";
import { climbRoutesEndpoint } from "@/lib/contract/climb-routes";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { TopicPage } from "../topic-page";

export async function routesMetadata() {
  const t = await getTranslations("Routes");
  return pageMeta({
    title: t("title"),
    description: t("description"),
    path: routes.climbRoutes,
    picture: kilimanjaroClimbsPicture.url,
  });
}

interface RoutesViewProps {
  /** What was answered; null where nobody has been asked yet. */
  answers: { [Q in keyof Answers]: Answers[Q] | null } | null;
}

/** Seven routes side by side, five questions, and the two routes that fit the answers. */
export async function RoutesView({ answers }: RoutesViewProps) {
  const [t, list] = await Promise.all([
    getTranslations("Routes"),
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
  return (
    <TopicPage
      title={t("title")}
      lead={t("lead")}
      path={routes.climbRoutes}
      picture={kilimanjaroClimbsPicture}
      ask={{ text: t("ask"), button: t("quote") }}
    >
      {infos.length > 0 && (
        <>
          <RouteQuestions answers={complete} />
          {answers && <Matches matches={matchRoutes(infos, complete)} />}
          <RouteComparison infos={infos} />
        </>
      )}
    </TopicPage>
  );
}
