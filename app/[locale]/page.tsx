import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { PostCard } from "@/components/blog/post-card";
import { DestinationTile } from "@/components/destination/destination-tile";
import { ClosingCall } from "@/components/home/closing-call";
import { DealList } from "@/components/home/deal-list";
import { DestinationMosaic, mosaic } from "@/components/home/destination-mosaic";
import { GuestVoices } from "@/components/home/guest-voices";
import { Hero } from "@/components/home/hero";
import { HeroSearch } from "@/components/home/hero-search";
import { JournalList } from "@/components/home/journal-list";
import { MonthStrip } from "@/components/home/month-strip";
import { homeStructuredData } from "@/components/home/structured-data";
import { WhyUs } from "@/components/home/why-us";
import { ReviewByline } from "@/components/review/review-byline";
import { ReviewHistogram } from "@/components/review/review-histogram";
import { JsonLd } from "@/components/ui/json-ld";
import { Section } from "@/components/ui/section";
import { Still } from "@/components/ui/still/still";
import { routes } from "@/lib/site/routes";
import { metaOf, pageMeta } from "./page-meta";
import { readHome } from "./read-home";
import { Shell } from "./shell";
import { TourGrid } from "./tour-grid";

const meta = cache(() => metaOf("home"));

export async function generateMetadata(): Promise<Metadata> {
  return pageMeta({ ...(await meta()), path: routes.home, picture: "/pictures/home-hero" });
}

export default async function HomePage() {
  const [t, all, locale, home, { description }] = await Promise.all([
    getTranslations("Home"),
    getTranslations("Nav.all"),
    getLocale(),
    readHome(),
    meta(),
  ]);
  const { counts, summary } = home;
  return (
    <Shell paths={routes.home} overHero>
      <JsonLd data={homeStructuredData(locale, description)} />
      <Hero search={<HeroSearch places={home.placeNames} locale={locale} />} />
      {home.deals.length > 0 && (
        <Section title={t("deals.title")} lead={t("deals.lead")}>
          <Still>
            <DealList tours={home.deals} />
          </Still>
        </Section>
      )}
      {home.popular.length > 0 && (
        <Section
          title={t("popular.title")}
          more={{
            href: routes.tours,
            text: counts.tours > 0 ? t("popular.more", { count: counts.tours }) : all("safaris"),
          }}
          className={home.deals.length > 0 ? "pt-0" : ""}
        >
          <TourGrid tours={home.popular} />
        </Section>
      )}
      {home.climate.length > 0 && (
        <Section
          title={t("months.title")}
          lead={t("months.lead")}
          more={{ href: routes.planner, text: t("months.planner") }}
          className="bg-paper-deep"
        >
          <Still>
            <MonthStrip climate={home.climate} locale={locale} />
          </Still>
        </Section>
      )}
      {home.places.length > 0 && (
        <Section
          title={t("places.title")}
          more={{
            href: routes.destinations,
            text:
              counts.destinations > 0
                ? t("places.more", { count: counts.destinations })
                : all("destinations"),
          }}
        >
          <Still>
            <DestinationMosaic>
              {home.places.map((place, at) => (
                <DestinationTile
                  key={place.id}
                  destination={place}
                  {...(mosaic[at] ?? { sizes: "46vw" })}
                />
              ))}
            </DestinationMosaic>
          </Still>
        </Section>
      )}
      <Section title={t("why.title")} className={home.places.length > 0 ? "pt-0" : ""}>
        <Still>
          <WhyUs tours={counts.tours} destinations={counts.destinations} reviews={summary} />
        </Still>
      </Section>
      {summary && (
        <GuestVoices
          reviews={home.reviews}
          count={summary.count}
          histogram={<ReviewHistogram summary={summary} ground="night" />}
          byline={(review) => <ReviewByline review={review} ground="night" />}
        />
      )}
      {home.posts.length > 0 && (
        <Section title={t("blog.title")} more={{ href: routes.blogs, text: t("blog.more") }}>
          <Still>
            <JournalList
              posts={home.posts}
              card={(post, look, sizes) => <PostCard post={post} look={look} sizes={sizes} />}
            />
          </Still>
        </Section>
      )}
      <Still>
        <ClosingCall />
      </Still>
    </Shell>
  );
}
