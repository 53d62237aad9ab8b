import { getTranslations } from "next-intl/server";
import { IslandMessages } from "@/components/ui/island-messages";
import { routes } from "@/lib/site/routes";
import { everyTour } from "../every-tour";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";
import { CompareIsland } from "./compare-island";

export function generateMetadata() {
  return pageMeta({ page: "compare", path: routes.compare, index: false });
}

/** A shell for everybody; the address names the tours. */
export default async function ComparePage() {
  const [t, tours] = await Promise.all([getTranslations("ComparePage"), everyTour()]);
  return (
    <Shell paths={routes.compare}>
      <div className="column pt-10 pb-20 md:pt-16">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-4 mb-10 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        <noscript>
          <p className="mb-10 border-gold border-l-2 pl-5">{t("noScript")}</p>
        </noscript>
        <IslandMessages namespaces={["ComparePage", "Tour", "Vocabulary"]}>
          <CompareIsland tours={tours.map(({ id, title }) => ({ id, title }))} />
        </IslandMessages>
      </div>
    </Shell>
  );
}
