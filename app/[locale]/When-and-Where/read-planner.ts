import { fits, type Plan, planJourneys } from "@/components/planner/plan-journeys";
import { nextMonth } from "@/components/planner/start-days";
import type { Wishes } from "@/components/planner/wishes";
import { everyPage } from "@/lib/api/every-page";
import { section } from "@/lib/api/section";
import { businessDay } from "@/lib/clock";
import { chosenToursEndpoint } from "@/lib/contract/chosen-tours";
import { departuresEndpoint } from "@/lib/contract/departures";
import { plannerEndpoint } from "@/lib/contract/planner";

const perPage = 60;
/** More fixed dates than this nobody chooses from. */
const mostDepartures = 300;

/** What journeys are chosen from, and those that are proposed for what was asked; none where nothing was. */
export async function readPlanner(wishes: Wishes | null) {
  const today = businessDay();
  const [planner, departures] = await Promise.all([
    section(plannerEndpoint, {}),
    wishes ? departuresFor(wishes, today) : [],
  ]);
  const { tours = [], places = [], migration = null } = planner?.data ?? {};
  const known = { places: new Map(places.map((place) => [place.id, place])), migration };
  const plans = wishes ? planJourneys({ tours, known, departures, today }, wishes) : [];
  const fitting = plans.filter(fits).length;
  return { canPlan: tours.length > 0, migration, plans: await sideBySide(plans), fitting };
}

/** With the pictures that these tours have beside each other: none of them shows the same. */
async function sideBySide(plans: Plan[]): Promise<Plan[]> {
  if (plans.length < 2) return plans;
  const cards = await section(chosenToursEndpoint, { ids: plans.map(({ tour }) => tour.id) });
  const pictures = new Map(cards?.data.map(({ id, picture }) => [id, picture]));
  return plans.map(({ tour, ...plan }) => {
    return { ...plan, tour: { ...tour, picture: pictures.get(tour.id) ?? tour.picture } };
  });
}

/** The fixed dates of the month that was asked for, else those that leave next. */
function departuresFor({ month }: Wishes, today: string) {
  const only = month === null ? {} : { month: nextMonth(month, today) };
  const read = (page: number) => section(departuresEndpoint, { ...only, per_page: perPage, page });
  return everyPage(perPage, read, mostDepartures / perPage);
}
