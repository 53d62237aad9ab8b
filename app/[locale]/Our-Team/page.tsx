import { getTranslations } from "next-intl/server";
import { TeamGrid } from "@/components/company/team-grid";
import { ButtonLink } from "@/components/ui/button";
import { call } from "@/lib/api/server";
import { aboutUsEndpoint } from "@/lib/contract/pages";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "our-team", path: routes.team, picture: "/pictures/about" });

export default async function TeamPage() {
  const [{ data }, t] = await Promise.all([call(aboutUsEndpoint, {}), getTranslations("Company")]);
  return (
    <Shell paths={routes.team}>
      <div className="column section pt-12">
        <h1 className="text-title">{t("teamHeading")}</h1>
        <p className="mt-5 mb-14 max-w-2xl text-lead text-muted">{t("teamLead")}</p>
        <TeamGrid team={data.team} />
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-line border-t pt-8">
          <p className="max-w-(--container-text) text-lead">{t("teamAsk")}</p>
          <ButtonLink href={routes.quote}>{t("ask")}</ButtonLink>
        </div>
      </div>
    </Shell>
  );
}
