import { getTranslations } from "next-intl/server";
import { ClosingCall } from "@/components/home/closing-call";
import { WhyUs } from "@/components/home/why-us";
import { LandingHero } from "@/components/landing/landing-hero";
import { ThreeWays } from "@/components/landing/three-ways";
import { Section } from "@/components/ui/section";
import { samePath } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";
import { TourGrid } from "../tour-grid";
import { readLanding } from "./read-landing";

export function generateMetadata() {
  return pageMeta({
    page: "landing",
    path: routes.landing,
    picture: "/pictures/ruaha-1",
    index: false,
  });
}

/** Where campaigns lead: for somebody who sees us for the first time. */
export default async function LandingPage() {
  const [t, nav, { ways, tours, counts, summary }] = await Promise.all([
    getTranslations("Landing"),
    getTranslations("Nav.all"),
    readLanding(),
  ]);
  return (
    <Shell paths={samePath(routes.landing)} overHero>
      <LandingHero />
      {ways.length > 0 && (
        <Section id="ways" title={t("ways.title")} lead={t("ways.lead")}>
          <ThreeWays ways={ways} />
        </Section>
      )}
      {tours.length > 0 && (
        <Section
          title={t("popular")}
          more={{
            href: routes.tours,
            text: counts.tours > 0 ? t("all", { count: counts.tours }) : nav("safaris"),
          }}
          className={ways.length > 0 ? "pt-0" : ""}
        >
          <TourGrid tours={tours} />
        </Section>
      )}
      <Section title={t("why")} className="bg-paper-deep">
        <WhyUs tours={counts.tours} destinations={counts.destinations} reviews={summary} />
      </Section>
      <ClosingCall />
    </Shell>
  );
}
