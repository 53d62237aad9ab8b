import { getLocale } from "next-intl/server";
import { PlannerCard } from "@/components/enquiry/planner-card";
import { section } from "@/lib/api/section";
import { aboutUsEndpoint } from "@/lib/contract/pages";

const never = 9999;

/** Who answers in the language of the page: who speaks it, longest of the house, most languages. */
export async function Planner() {
  const [about, locale] = await Promise.all([section(aboutUsEndpoint, {}), getLocale()]);
  const team = (about?.data.team ?? []).toSorted(
    (a, b) => (a.since ?? never) - (b.since ?? never) || b.speaks.length - a.speaks.length,
  );
  const planner = team.find(({ speaks }) => speaks.includes(locale)) ?? team[0];
  return planner ? <PlannerCard planner={planner} /> : null;
}
