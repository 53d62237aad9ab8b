import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { CompareButton } from "@/components/compare/compare-button";
import { EnquirySection } from "@/components/enquiry/enquiry-section";
import { GalleryMosaic } from "@/components/media/gallery-mosaic";
import { FactsStrip } from "@/components/tour/facts-strip";
import { offerOf } from "@/components/tour/price/offer-of";
import { PriceBar } from "@/components/tour/price/price-bar";
import { PricePanel } from "@/components/tour/price/price-panel";
import { PriceProvider } from "@/components/tour/price/price-provider";
import { SimilarTours } from "@/components/tour/similar-tours";
import { TourHeader } from "@/components/tour/tour-header";
import { IslandMessages } from "@/components/ui/island-messages";
import { JsonLd } from "@/components/ui/json-ld";
import { Still } from "@/components/ui/still/still";
import { HeartButton } from "@/components/wishlist/heart-button";
import { businessDay } from "@/lib/clock";
import { runsText } from "@/lib/i18n/runs-text";
import { ogPath } from "@/lib/site/og-path";
import { slugPaths } from "@/lib/site/paths-by-language";
import { tourPath } from "@/lib/site/routes";
import { tourJsonLd } from "@/lib/site/tour-json-ld";
import { pageMeta } from "../../page-meta";
import { Shell } from "../../shell";
import { TourGrid } from "../../tour-grid";
import { readWhoAnswers, WhoAnswers } from "../../who-answers";
import { tourOf, tourPageData } from "./tour-page-data";
import { TourStory } from "./tour-story";

const similarShown = 3;

interface TripPageProps {
  params: Promise<{ slug: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: TripPageProps): Promise<Metadata> {
  const tour = await tourOf((await params).slug);
  if (!tour) return {};
  const locale = await getLocale();
  return pageMeta({
    title: tour.title,
    description: tour.tagline,
    path: slugPaths({ ...tour.alternates, [locale]: tour.slug }, tourPath),
    shareCard: ogPath("tour", tour.slug),
  });
}

export default async function TripPage({ params }: TripPageProps) {
  readWhoAnswers();
  const { slug } = await params;
  const around = tourPageData(slug);
  // A tour that does not exist has nothing around it, which is no failure of its own.
  around.catch(() => undefined);
  const tour = await tourOf(slug);
  if (!tour) notFound();
  const locale = await getLocale();
  const { departures, reviews, similar, nearby, bookable, canAsk, canWait } = await around;
  const named = { id: tour.id, title: tour.title };
  const actions = (
    <>
      <HeartButton tour={named} look="panel" />
      <CompareButton tour={named} />
    </>
  );
  const today = businessDay();
  const [t, words] = await Promise.all([getTranslations("Tour"), getTranslations("Runs")]);
  const runsNote = runsText(tour.trip_type === "shared" ? [] : tour.runs, words, locale);
  const offer = offerOf(tour, departures ?? [], locale, today, bookable, runsNote);
  const basis = t("basis", { travellers: tour.price_from_travellers });
  const featured = tour.featured_review;
  const shown = (reviews?.data ?? []).filter(({ id }) => id !== featured?.id);
  const quoted = featured ? [featured, ...shown] : shown;
  return (
    <Shell paths={slugPaths({ ...tour.alternates, [locale]: tour.slug }, tourPath)}>
      <IslandMessages
        namespaces={[
          "TourPrice",
          "TourDays",
          "TrueCost",
          "Runs",
          "Vocabulary",
          "Wishlist",
          "Compare",
        ]}
      >
        <PriceProvider offer={offer}>
          <Still>
            <JsonLd data={tourJsonLd(tour, locale, departures, today, basis, quoted)} />
            <TourHeader tour={tour} />
          </Still>
          <div className="column">
            <GalleryMosaic pictures={tour.gallery} title={tour.title} />
            <Still>
              <FactsStrip tour={tour} />
            </Still>
            <div className="grid gap-x-[clamp(2.5rem,6vw,5rem)] pb-16 lg:grid-cols-[minmax(0,1fr)_22.5rem] print:block">
              <div className="min-w-0">
                <TourStory
                  {...{ tour, offer, departures, canWait, reviews, nearby, others: similar }}
                />
              </div>
              <aside id="price" className="pt-12 print:hidden">
                <div className="flex flex-col rounded-picture border border-line bg-card shadow-float lg:sticky lg:top-[calc(var(--navbar)+1.25rem)] lg:max-h-[calc(100svh-var(--navbar)-2.5rem)]">
                  {/* In a low window it fades where it goes on: a line that is cut looks like a fault. */}
                  <div className="min-h-0 px-6 pt-4 pb-5 lg:overflow-y-auto lg:mask-[linear-gradient(to_top,transparent,black_1.25rem)]">
                    <PricePanel>{actions}</PricePanel>
                  </div>
                </div>
              </aside>
            </div>
          </div>
          {canAsk && (
            <div className="border-line border-t print:hidden">
              <EnquirySection about={{ kind: "tour", slug: tour.slug }} beside={<WhoAnswers />} />
            </div>
          )}
          {similar.length > 0 && (
            <SimilarTours>
              <TourGrid tours={similar.slice(0, similarShown)} />
            </SimilarTours>
          )}
          <PriceBar panelId="price">{actions}</PriceBar>
        </PriceProvider>
      </IslandMessages>
    </Shell>
  );
}
