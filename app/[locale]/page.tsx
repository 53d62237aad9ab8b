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
import { call } from "@/lib/api/server";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { toLocale } from "@/lib/i18n/locales";
import { pageMetadata } from "@/lib/site/page-metadata";
import { samePath } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { readHome } from "./read-home";
import { Shell } from "./shell";
import { TourGrid } from "./tour-grid";

const paths = samePath(routes.home);
const meta = cache(() => call(metaInfosEndpoint, { page: "home" }));

export async function generateMetadata(): Promise<Metadata> {
  const [locale, { title, description }] = await Promise.all([getLocale(), meta()]);
  const picture = "/pictures/home-hero";
  return pageMetadata({ locale: toLocale(locale), title, description, paths, picture });
}

export default async function HomePage() {
  const [t, locale, home, { description }] = await Promise.all([
    getTranslations("Home"),
    getLocale().then(toLocale),
    readHome(),
    meta(),
  ]);
  const { counts, summary } = home;
  return (
    <Shell paths={paths} overHero>
      <JsonLd data={homeStructuredData(locale, description)} />
      <Hero search={<HeroSearch places={home.placeNames} locale={locale} />} />
      <Section title={t("deals.title")} lead={t("deals.lead")}>
        <DealList tours={home.deals} />
      </Section>
      <Section
        title={t("popular.title")}
        more={{ href: routes.tours, text: t("popular.more", { count: counts.tours }) }}
        className="pt-0"
      >
        <TourGrid tours={home.popular} />
      </Section>
      {home.climate.length > 0 && (
        <Section title={t("months.title")} lead={t("months.lead")} className="bg-paper-deep">
          <MonthStrip climate={home.climate} locale={locale} />
        </Section>
      )}
      <Section
        title={t("places.title")}
        more={{ href: routes.destinations, text: t("places.more", { count: counts.destinations }) }}
      >
        <DestinationMosaic>
          {home.places.map((place, at) => (
            <DestinationTile
              key={place.id}
              destination={place}
              {...(mosaic[at] ?? { sizes: "46vw" })}
            />
          ))}
        </DestinationMosaic>
      </Section>
      <Section title={t("why.title")} className="pt-0">
        <WhyUs tours={counts.tours} destinations={counts.destinations} reviews={summary} />
      </Section>
      <GuestVoices
        reviews={home.reviews}
        count={summary.count}
        histogram={<ReviewHistogram summary={summary} ground="night" />}
        byline={(review) => <ReviewByline review={review} ground="night" />}
      />
      <Section title={t("blog.title")} more={{ href: routes.blogs, text: t("blog.more") }}>
        <JournalList
          posts={home.posts}
          card={(post, look, sizes) => <PostCard post={post} look={look} sizes={sizes} />}
        />
      </Section>
      <ClosingCall />
    </Shell>
  );
}
