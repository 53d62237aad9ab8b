import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { CompareView } from "@/components/compare/compare-view";
import { ItineraryDaySchema, StaySchema, type Tour } from "@/lib/contract/tours";
import { catalogues } from "@/lib/i18n/translator";
import { plainPrices } from "../../support/prices";
import { tourCard } from "../../support/tour-card";

const messages = catalogues.en;

const { ComparePage, Tour: tourWords, Vocabulary } = messages;
const arusha = {
  id: "arusha",
  slug: "arusha",
  name: "Arusha",
  position: [-3.37, 36.69],
} satisfies Tour["start"];

/** A whole tour that says as little as it can. */
export function tour(id: string, changes: Partial<Tour> = {}): Tour {
  return {
    ...tourCard(id),
    code: "TZ-1",
    overview: "",
    summary: "",
    reasons: [],
    start: arusha,
    end: arusha,
    itinerary: [],
    inclusions: [],
    exclusions: [],
    tips: [],
    climate: [],
    gallery: [],
    runs: [],
    extras: [],
    climb: null,
    costs: null,
    prices: plainPrices({ per_person: [{ travellers: 2, amount_minor: 200_000 }] }),
    party_max: 6,
    featured_review: null,
    alternates: {},
    updated_at: "2026-01-01T00:00:00Z",
    ...changes,
  };
}

/** A day that ends in a house, or in a place whose house is not settled. */
export function night(day: number, place: string, house: string | null): Tour["itinerary"][number] {
  return {
    ...ItineraryDaySchema.parse({ day, title: "", meals: ["breakfast", "dinner"] }),
    night: { ...arusha, id: place, name: place },
    stay: house
      ? StaySchema.parse({ name: house, type: "lodge", type_text: "Lodge", level: "mid_range" })
      : null,
  };
}

/** The comparison as a visitor finds it at an address of its page. */
export function openComparison(search = "") {
  window.history.replaceState(null, "", `/Compare${search}`);
  const names = ["crater", "machame", "nungwi"].map((id) => ({ id, title: `Tour ${id}` }));
  return render(
    <NextIntlClientProvider
      locale="en"
      timeZone="UTC"
      messages={{ ComparePage, Tour: tourWords, Vocabulary }}
    >
      <CompareView tours={names} preferred={["nungwi"]} />
    </NextIntlClientProvider>,
  );
}
