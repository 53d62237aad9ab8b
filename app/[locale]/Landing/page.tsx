import { getTranslations } from "next-intl/server";
import { ClosingCall } from "@/components/home/closing-call";
import { WhyUs } from "@/components/home/why-us";
import { LandingHero } from "@/components/landing/landing-hero";
import { ThreeWays } from "@/components/landing/three-ways";
import { Section } from "@/components/ui/section";
import { section } from "@/lib/api/section";
import { tourCategoriesEndpoint } from "@/lib/contract/categories";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { popularToursEndpoint, tourListEndpoint } from "@/lib/contract/tours";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";
import { TourGrid } from "../tour-grid";

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
    <Shell paths={routes.landing} overHero>
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

/** The three ways into the country, by the curated page each leads to. */
const wayIds = [
  ["safari", "private-safaris"],
  ["climb", "kilimanjaro-climbs"],
  ["beach", "zanzibar-beach"],
] as const;

async function readLanding() {
  const [categories, popular, all, destinations, reviews] = await Promise.all([
    section(tourCategoriesEndpoint, {}),
    section(popularToursEndpoint, { limit: 6 }),
    section(tourListEndpoint, { per_page: 1 }),
    section(destinationListEndpoint, {}),
    section(reviewsEndpoint, { per_page: 1 }),
  ]);
  return {
    ways: wayIds.flatMap(([key, id]) => {
      const category = categories?.data.find((each) => each.id === id);
      return category ? [{ key, slug: category.slug, picture: category.picture }] : [];
    }),
    tours: popular?.data ?? [],
    counts: { tours: all?.meta.total ?? 0, destinations: destinations?.meta.total ?? 0 },
    summary: reviews?.summary ?? null,
  };
}
