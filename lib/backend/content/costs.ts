import type { Costs } from "@/lib/contract/costs";
import { climbOf } from "./climbs";
import type { Content } from "./content";
import type { DayFacts, TourFacts } from "./fact-schemas";

const transfers = "airport-transfers";
const seen = /game_drive|walking_safari|canoeing|horse_riding|boat_safari|chimp_trekking/;

/** What a tour costs its guests beside its price; null where the facts do not say. */
export function costsOf(content: Content, tour: TourFacts): Costs | null {
  const { costs, tips } = content;
  if (!costs || !tips) return null;
  const days = tour.days.flatMap(({ block, stay }) => {
    const facts = content.days.get(block)?.value;
    return facts ? [{ facts, stay: stay ? content.stays.get(stay)?.value.type : undefined }] : [];
  });
  const guided = days.filter(({ facts }) => isGuided(facts)).length;
  const nights = days.filter(
    ({ stay }) => stay && !["mountain_camp", "mountain_hut", "campsite"].includes(stay),
  ).length;
  const isShared = tour.trip_type === "shared";
  const guide = isShared ? tips.safari_guide_shared : tips.safari_guide;
  const times = ([low, high]: [number, number], count: number): [number, number] => [
    low * count * 100,
    high * count * 100,
  ];
  const asksForPolicy = [...tour.includes, ...tour.excludes].includes("zanzibar_insurance");
  const transfer = content.extras.get(transfers)?.value.price;
  const paysTransfer = tour.excludes.includes("airport_transfers") && transfer !== undefined;
  return {
    checked: costs.checked,
    visa_minor: costs.visa * 100,
    visa_us_minor: costs.visa_us * 100,
    zanzibar_minor: asksForPolicy ? costs.zanzibar_insurance * 100 : null,
    zanzibar_child_minor: costs.zanzibar_insurance_child * 100,
    drinks_minor: tour.excludes.includes("alcoholic_drinks")
      ? times(costs.drinks, tour.days.length)
      : null,
    guide_tips_minor: times(guide, guided),
    guide_tips_each: isShared,
    lodge_tips_minor: times(tips.lodge, nights),
    climb_tips: (climbOf(content, tour)?.crew ?? []).map(({ travellers, tips_minor }) => ({
      travellers,
      each_minor: tips_minor,
    })),
    transfers_minor: paysTransfer ? transfer * 100 : null,
  };
}

/** A day with a guide of the safari: not one on a mountain, and not one that only brings somebody on. */
const isGuided = ({ activities, altitude }: DayFacts) =>
  !altitude && activities.some((activity) => seen.test(activity));
