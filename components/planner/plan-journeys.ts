import type { Departure } from "@/lib/contract/departures";
import type { PlannedTour, Planner } from "@/lib/contract/planner";
import { partyPrice } from "@/lib/pricing/party-price";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { laterDays, startDays } from "./start-days";
import type { Wish, Wishes } from "./wishes";
import { type Known, type Met, metBy } from "./wishes-met";

export const reasons = ["best", "exact", "spare", "seats", "cheapest"] as const;
export const cautions = ["longer", "short", "otherMonth", "notBest", "level", "shared"] as const;
type Reason = (typeof reasons)[number];
type Caution = (typeof cautions)[number];

/** A journey that is proposed: when, for how much, and what speaks for it and against it. */
export interface Plan {
  tour: PlannedTour;
  starts: string;
  /** Other days on which it begins. */
  later: string[];
  rooms: number;
  totalMinor: number;
  /** Seats left of a shared one; null of a private one. */
  seats: number | null;
  met: Met[];
  lacks: Wish[];
  reasons: Reason[];
  cautions: Caution[];
}

interface Choice extends Pick<Planner, "tours"> {
  known: Known;
  departures: readonly Departure[];
  /** ISO day. */
  today: string;
}

/** How many journeys are proposed. */
const proposed = 3;
/** More days than somebody has, by which a journey is still worth naming. */
const mostOver = 3;
/** Fewer than this, and it is said that days are left. */
const leastSpare = 3;

/**
 * The three journeys that fit best, the best one first, not three of a kind. Nobody is proposed a
 * journey that takes fewer people or older ones, or one without a day on which it begins; whatever
 * else does not fit is named.
 */
export function planJourneys(choice: Choice, wishes: Wishes): Plan[] {
  const { adults, children } = wishes;
  const people = adults + children.length;
  const youngest = Math.min(...children, Number.POSITIVE_INFINITY);
  const candidates = choice.tours
    .filter(({ party_max, min_age, days }) => {
      return party_max >= people && min_age <= youngest && days <= wishes.days + mostOver;
    })
    .flatMap((tour) => candidateOf(tour, choice, wishes, people));
  const chosen = unlike(candidates.toSorted((a, b) => b.score - a.score));
  const plans = chosen.map((candidate) => planOf(candidate, choice, wishes, people));
  const least = Math.min(...plans.map(({ totalMinor }) => totalMinor));
  return plans.map((plan) =>
    plans.length > 1 && plan.totalMinor === least
      ? { ...plan, reasons: [...plan.reasons, "cheapest"] }
      : plan,
  );
}

/** Whether a journey is all that was asked for. */
export const fits = ({ lacks, cautions: against }: Plan) =>
  lacks.length === 0 &&
  !against.some((each) => each === "longer" || each === "otherMonth" || each === "level");

interface Candidate {
  tour: PlannedTour;
  starts: string;
  met: Met[];
  score: number;
}

/** A tour on the day on which it fits best; none where it never begins. */
function candidateOf(
  tour: PlannedTour,
  { known, departures, today }: Choice,
  wishes: Wishes,
  people: number,
): Candidate[] {
  const days = startDays(tour, departures, { people, month: wishes.month, today });
  const all = days.map((starts): Candidate => {
    const met = wishes.wish.flatMap((wish) => metBy(wish, tour, starts, known) ?? []);
    return { tour, starts, met, score: scoreOf(tour, starts, met, wishes) };
  });
  const [best] = all.toSorted((a, b) => b.score - a.score);
  return best ? [best] : [];
}

function scoreOf(tour: PlannedTour, starts: string, met: Met[], wishes: Wishes): number {
  const { month, level } = wishes;
  const over = Math.max(tour.days - wishes.days, 0);
  const under = Math.max(wishes.days - tour.days, 0);
  const points: [boolean, number][] = [
    [true, met.length * 12],
    // More of what was wished for, as far as it changes a journey.
    [true, met.reduce((sum, { count }) => sum + Math.min(count, 4), 0) * 0.5],
    [month !== null && monthOf(starts) !== month, -14],
    [tour.best_months.includes(monthOf(starts)), 3],
    [level !== null && tour.level === level, 5],
    [level !== null && tour.level !== level, -5],
    [over > 0, -6 - over],
    [true, -under],
  ];
  return points.reduce((sum, [counts, value]) => sum + (counts ? value : 0), 0);
}

const monthOf = (isoDay: string) => Number(isoDay.slice(5, 7));

/** The first ones, leaving out what goes the same way on the same level as one before. */
function unlike(ranked: Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  const kind = ({ tour }: Candidate) =>
    [tour.level, ...new Set(tour.route)].join() + (tour.climbs ? tour.days : "");
  for (const candidate of ranked)
    if (chosen.length < proposed && chosen.every((each) => kind(each) !== kind(candidate)))
      chosen.push(candidate);
  return chosen;
}

function planOf(
  { tour, starts, met }: Candidate,
  { departures, today }: Choice,
  wishes: Wishes,
  people: number,
): Plan {
  const { adults, children, month, level } = wishes;
  const isShared = tour.trip_type === "shared";
  const rooms = usualRooms(wishes, isShared);
  const departure = departures.find(
    (each) => each.tour.slug === tour.slug && each.starts === starts,
  );
  const isBest = tour.best_months.includes(monthOf(starts));
  const speaksFor: Record<Reason, boolean> = {
    best: isBest,
    exact: tour.days === wishes.days,
    spare: wishes.days - tour.days > 0 && wishes.days - tour.days <= leastSpare,
    seats: isShared,
    cheapest: false,
  };
  const speaksAgainst: Record<Caution, boolean> = {
    longer: tour.days > wishes.days,
    short: wishes.days - tour.days > leastSpare,
    otherMonth: month !== null && monthOf(starts) !== month,
    notBest: !isBest,
    level: level !== null && tour.level !== level,
    shared: isShared,
  };
  return {
    tour,
    starts,
    later: laterDays(tour, starts, departures, people),
    rooms,
    totalMinor: partyPrice(tour.prices, { adults, children, rooms, starts }, today).total_minor,
    seats: departure?.seats_left ?? null,
    met,
    lacks: wishes.wish.filter((wish) => met.every((each) => each.wish !== wish)),
    reasons: reasons.filter((key) => speaksFor[key]),
    cautions: cautions.filter((key) => speaksAgainst[key]),
  };
}
