import { getLocale, getTranslations } from "next-intl/server";
import { WaitingList } from "@/components/booking/waiting-list/waiting-list";
import { DepartureTable } from "@/components/departure/departure-table";
import { DayMap } from "@/components/map/day-map";
import { RouteMap } from "@/components/map/route-map";
import { ReviewReply } from "@/components/review/review-reply";
import { Cancelling } from "@/components/tour/cancelling";
import { AltitudeProfile } from "@/components/tour/climb/altitude-profile";
import { OnTheMountain } from "@/components/tour/climb/on-the-mountain";
import { Inclusions } from "@/components/tour/inclusions";
import { dayListId, Itinerary } from "@/components/tour/itinerary";
import { Overview } from "@/components/tour/overview";
import { Practical } from "@/components/tour/practical/practical";
import type { Offer } from "@/components/tour/price/offer";
import { firstParty, priceOf } from "@/components/tour/price/party-state";
import { PriceGist } from "@/components/tour/price/price-gist";
import { ShareCost } from "@/components/tour/price/share-cost";
import { TrueCost } from "@/components/tour/price/true-cost";
import { TrueCostTable } from "@/components/tour/price/true-cost-table";
import { Reasons } from "@/components/tour/reasons";
import { FeaturedReview } from "@/components/tour/review-quote";
import { SeasonPrices } from "@/components/tour/season-prices";
import { Tips } from "@/components/tour/tips";
import { TourReviews } from "@/components/tour/tour-reviews";
import { TourSection } from "@/components/tour/tour-section";
import { WeatherStrip } from "@/components/tour/weather-strip";
import { IslandMessages } from "@/components/ui/island-messages";
import { Still } from "@/components/ui/still/still";
import type { Departure } from "@/lib/contract/departures";
import type { DestinationCard } from "@/lib/contract/destinations";
import type { OutputOf } from "@/lib/contract/endpoint";
import type { Review, reviewsEndpoint } from "@/lib/contract/reviews";
import type { Tour, TourCard } from "@/lib/contract/tours";
import { runsText } from "@/lib/i18n/runs-text";

interface TourStoryProps {
  tour: Tour;
  offer: Offer;
  /** null where they could not be read. */
  departures: Departure[] | null;
  /** Whether one can wait for a full departure. */
  canWait: boolean;
  reviews: OutputOf<typeof reviewsEndpoint> | null;
  nearby: DestinationCard[];
  /** Tours like this one. */
  others: TourCard[];
}

/** Everything about the tour, in the order in which people ask. */
export async function TourStory({
  tour,
  offer,
  departures,
  canWait,
  reviews,
  nearby,
  others,
}: TourStoryProps) {
  const [t, map, words, cost, locale] = await Promise.all([
    getTranslations("TourPage"),
    getTranslations("TourMap"),
    getTranslations("Runs"),
    getTranslations("TrueCost"),
    getLocale(),
  ]);
  const first = firstParty(offer);
  const season = tour.trip_type === "private" && runsText(tour.runs, words, locale);
  const when = season && t("dates.season", { when: season });
  const hasFull = canWait && departures?.some(({ seats_left }) => seats_left === 0);
  const hasPlaces = tour.itinerary.some(({ places, night }) => night || places.length > 0);
  return (
    <>
      <Still>
        <Overview tour={tour} />
        <Reasons reasons={tour.reasons} />
      </Still>
      <Itinerary
        tour={tour}
        beside={
          hasPlaces &&
          tour.itinerary.length > 1 && (
            <DayMap itinerary={tour.itinerary} listId={dayListId}>
              <PriceGist />
            </DayMap>
          )
        }
      />
      {tour.climb && (
        <Still>
          <AltitudeProfile tour={tour} />
          <OnTheMountain tour={tour} />
        </Still>
      )}
      {hasPlaces && (
        <TourSection id="map" title={map("title")}>
          <RouteMap itinerary={tour.itinerary} nearby={nearby} />
        </TourSection>
      )}
      <Still>
        <Inclusions tour={tour} />
      </Still>
      <TourSection
        id="dates"
        title={t("dates.title")}
        lead={when || t(tour.trip_type === "shared" ? "dates.shared" : "dates.private")}
      >
        {tour.trip_type === "shared" && departures && (
          <div className="mb-10">
            <IslandMessages namespaces={hasFull ? ["WaitingList", "Form", "FieldErrors"] : []}>
              <DepartureTable departures={departures} whenFull={canWait ? waitingList : nothing} />
            </IslandMessages>
          </div>
        )}
        <Still>
          <SeasonPrices tour={tour} />
          <Cancelling />
        </Still>
      </TourSection>
      {tour.costs && (
        <TourSection id="true-cost" title={cost("title")} lead={cost("lead")}>
          <TrueCost costs={tour.costs} uncounted={uncounted(tour)}>
            <Still>
              <TrueCostTable
                costs={tour.costs}
                uncounted={uncounted(tour)}
                party={first}
                totalMinor={priceOf(first, offer)?.total_minor ?? null}
              />
            </Still>
          </TrueCost>
          <ShareCost />
        </TourSection>
      )}
      <Still>
        <Practical tour={tour} others={others} />
        <WeatherStrip climate={tour.climate} climate_of={tour.climate_of} />
        <Tips tips={tour.tips} />
      </Still>
      {tour.featured_review && (
        <FeaturedReview review={tour.featured_review}>
          {replyTo(tour.featured_review, "night")}
        </FeaturedReview>
      )}
      {reviews && (
        <TourReviews
          slug={tour.slug}
          reviews={reviews.data}
          summary={reviews.summary}
          featuredId={tour.featured_review?.id}
          replyTo={replyTo}
        />
      )}
    </>
  );
}

const open = new Set([
  "international_flights",
  "internal_flights",
  "travel_insurance",
  "other_meals",
  "gear_rental",
  "hotel_before_and_after",
  "personal_items",
]);

/** What guests pay besides whose sum nobody knows beforehand. */
const uncounted = ({ exclusions }: Tour) =>
  exclusions.flatMap(({ key, text }) => (open.has(key) ? [text] : []));

const nothing = () => null;

const replyTo = ({ reply }: Review, ground?: "night") =>
  reply && <ReviewReply reply={reply} {...(ground && { ground })} />;

/** For a departure without free seats. */
const waitingList = (departure: Departure) => <WaitingList departure={departure} />;
