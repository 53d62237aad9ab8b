import { getTranslations } from "next-intl/server";
import { plannerPicture } from "@/components/media/page-pictures";
import { ExampleWishes } from "@/components/planner/example-wishes";
import { PlanCard } from "@/components/planner/plan-card";
import { WishForm } from "@/components/planner/wish-form";
import { completeWishes, type wishesSpelling } from "@/components/planner/wishes";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { TopicPage } from "../topic-page";
import { readPlanner } from "./read-planner";

export async function plannerMetadata() {
  const t = await getTranslations("Planner");
  return pageMeta({
    title: t("title"),
    description: t("description"),
    path: routes.planner,
    picture: plannerPicture.url,
  });
}

interface PlannerViewProps {
  /** What was asked for; null where nobody has asked yet. */
  asked: ReturnType<typeof wishesSpelling.read> | null;
}

/** A month, days, people and wishes, and three journeys that fit, with reasons, prices and days. */
export async function PlannerView({ asked }: PlannerViewProps) {
  const wishes = completeWishes(asked);
  const [t, found] = await Promise.all([getTranslations("Planner"), readPlanner(asked && wishes)]);
  const { canPlan, plans, fitting, migration } = found;
  const fit = fitting === 0 ? "none" : fitting === plans.length ? "all" : "some";
  return (
    <TopicPage
      title={t("title")}
      lead={t("lead")}
      path={routes.planner}
      picture={plannerPicture}
      ask={{ text: t("ask"), button: t("quote") }}
    >
      {canPlan && <WishForm asked={wishes} />}
      {canPlan && !asked && <ExampleWishes />}
      <div id="journeys" className="scroll-mt-28">
        {canPlan && asked && (
          <section aria-labelledby="journeys-title" className="pt-12">
            <h2 id="journeys-title" className="max-w-3xl text-section">
              {t(plans.length === 0 ? "nothing" : `found.${fit}`, { count: plans.length })}
            </h2>
            {plans.length === 0 && <p className="mt-4 measure">{t("nothingWhy")}</p>}
            <div className="mt-6 grid gap-6 lg:grid-cols-3">
              {plans.map((plan) => (
                <PlanCard key={plan.tour.id} plan={plan} asked={wishes} migration={migration} />
              ))}
            </div>
            {plans.length > 0 && <p className="mt-6 measure text-muted text-small">{t("note")}</p>}
          </section>
        )}
      </div>
    </TopicPage>
  );
}
