import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { DestinationClimate } from "@/components/destination/destination-climate";
import { DestinationFacts } from "@/components/destination/destination-facts";
import { DestinationQuestions } from "@/components/destination/destination-questions";
import { DestinationRow } from "@/components/destination/destination-row";
import { DestinationStory } from "@/components/destination/destination-story";
import { VisitAnswers, visitAnswers } from "@/components/destination/visit-answers";
import { EnquirySection } from "@/components/enquiry/enquiry-section";
import { GalleryMosaic } from "@/components/media/gallery-mosaic";
import { QuoteModalButton } from "@/components/quote/quote-modal-button";
import { StayList } from "@/components/stay/stay-list";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { IslandMessages } from "@/components/ui/island-messages";
import { JsonLd } from "@/components/ui/json-ld";
import { PictureBanner } from "@/components/ui/picture-banner";
import { Section } from "@/components/ui/section";
import { Still } from "@/components/ui/still/still";
import { orNull } from "@/lib/api/errors";
import { offers } from "@/lib/api/offers";
import { lastRead, section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import {
  destinationEndpoint,
  destinationListEndpoint,
  destinationsByCategoryEndpoint,
} from "@/lib/contract/destinations";
import { filterEndpoint } from "@/lib/contract/filters";
import { enquiryEndpoint } from "@/lib/contract/leads";
import { stayListEndpoint } from "@/lib/contract/stays";
import type { DestinationCategory } from "@/lib/contract/vocabulary";
import { ogPath } from "@/lib/site/og-path";
import { slugPaths } from "@/lib/site/paths-by-language";
import { destinationPath, routes } from "@/lib/site/routes";
import { breadcrumbData, destinationData, questionsData } from "@/lib/site/structured-data";
import { withoutLinks } from "@/lib/site/text-links";
import { pageMeta } from "../../page-meta";
import { Shell } from "../../shell";
import { TourGrid } from "../../tour-grid";
import { readWhoAnswers, WhoAnswers } from "../../who-answers";

export function generateStaticParams() {
  return [];
}

/** The place with several ways up, which a page of its own compares. */
const climbed = "kilimanjaro";

type Props = { params: Promise<{ slug: string }> };

const read = cache(async (slug: string) => {
  const found = await orNull(call(destinationEndpoint, { id: slug }));
  // A destination has one address: its slug, not its id.
  if (found?.data.slug !== slug) notFound();
  return found.data;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [place, locale] = await Promise.all([read((await params).slug), getLocale()]);
  return pageMeta({
    title: place.best_time ? `${place.name} · ${place.best_time}` : place.name,
    description: place.tagline,
    path: slugPaths({ ...place.alternates, [locale]: place.slug }, destinationPath),
    picture: place.picture.url,
    shareCard: ogPath("destination", place.slug),
  });
}

/** What the other reads need of a place: as the list named it, so that they need not wait for it. */
async function keysOf(slug: string): Promise<{ id: string; category: DestinationCategory }> {
  const list = await lastRead(destinationListEndpoint, {});
  return list?.data.find((place) => place.slug === slug) ?? read(slug);
}

export default async function DestinationPage({ params }: Props) {
  readWhoAnswers();
  const { slug } = await params;
  const keys = keysOf(slug);
  const [place, tours, alike, stays, canAsk, locale, t, stayWords, climb, visitWords] =
    await Promise.all([
      read(slug),
      keys.then(({ id }) => section(filterEndpoint, { destination: [id], per_page: 6 })),
      keys.then(({ category }) =>
        section(destinationsByCategoryEndpoint, { destination_category: category }),
      ),
      keys.then(({ id }) => section(stayListEndpoint, { destination: id })),
      offers(enquiryEndpoint),
      getLocale(),
      getTranslations("Destinations"),
      getTranslations("Stays"),
      getTranslations("Routes"),
      getTranslations("Destinations.visit"),
    ]);
  const answers = await visitAnswers(place);
  const asked = place.questions.map(({ question, answer }) => ({
    question,
    lines: [withoutLinks(answer)],
  }));
  const crumbs = [
    { text: t("home"), href: routes.home },
    { text: t("title"), href: routes.destinations },
    { text: place.name, href: destinationPath(place.slug) },
  ];
  const others = (alike?.data ?? []).filter((other) => other.id !== place.id).slice(0, 4);
  return (
    <Shell
      paths={slugPaths({ ...place.alternates, [locale]: place.slug }, destinationPath)}
      overHero
    >
      <JsonLd data={destinationData(locale, place)} />
      <JsonLd data={breadcrumbData(locale, crumbs)} />
      <PictureBanner
        picture={place.picture}
        title={place.name}
        lead={place.tagline}
        above={<Breadcrumb crumbs={crumbs.slice(0, 2)} className="**:text-paper" />}
      />
      <Still>
        <DestinationFacts place={place} />
      </Still>
      <DestinationStory place={place}>
        <IslandMessages namespaces={["Quote", "Runs", "Form", "Leads", "FieldErrors"]}>
          <QuoteModalButton prefill={{ destination: place.id }} className="w-full">
            {t("quote")}
          </QuoteModalButton>
        </IslandMessages>
        {place.id === climbed && (
          <ButtonLink href={routes.climbRoutes} look="outline" className="mt-3 w-full">
            {climb("link")}
          </ButtonLink>
        )}
      </DestinationStory>
      {answers.length + asked.length > 0 && <JsonLd data={questionsData([...answers, ...asked])} />}
      {answers.length > 0 && (
        <Section id="visit" title={visitWords("title")} className="pt-0">
          <Still>
            <VisitAnswers answers={answers} />
          </Still>
        </Section>
      )}
      {asked.length > 0 && (
        <Section id="questions" title={t("questions")} className="pt-0">
          <Still>
            <DestinationQuestions questions={place.questions} />
          </Still>
        </Section>
      )}
      <Still>
        <DestinationClimate place={place} locale={locale} />
      </Still>
      {place.gallery.length > 1 && (
        <Section title={t("gallery")}>
          <GalleryMosaic pictures={place.gallery.slice(1)} title={place.name} />
        </Section>
      )}
      {tours && (
        <Section
          title={t("tours")}
          more={{ href: `${routes.tours}?destination=${place.id}`, text: t("allTours") }}
          className="bg-paper-deep"
        >
          {tours.data.length === 0 && <p className="text-lead text-muted">{t("noTours")}</p>}
          <TourGrid tours={tours.data} />
        </Section>
      )}
      {stays && stays.data.length > 0 && (
        <Section title={stayWords("atPlace")} more={{ href: routes.stays, text: stayWords("all") }}>
          <Still>
            <StayList stays={stays.data} />
          </Still>
        </Section>
      )}
      {canAsk && (
        <EnquirySection about={{ kind: "destination", slug: place.slug }} beside={<WhoAnswers />} />
      )}
      {others.length > 0 && (
        <Section title={t("more")} className="border-line border-t">
          <Still>
            <DestinationRow destinations={others} />
          </Still>
        </Section>
      )}
    </Shell>
  );
}
