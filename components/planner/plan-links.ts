import type { z } from "zod";
import type { InterestSchema } from "@/lib/contract/leads";
import { partyQuery } from "@/lib/site/booking-form-path";
import { routes, tourPath } from "@/lib/site/routes";
import type { Plan } from "./plan-journeys";
import type { Wish, Wishes } from "./wishes";

const interestOf: Record<Wish, z.infer<typeof InterestSchema> | null> = {
  calves: "great_migration",
  crossings: "great_migration",
  cats: "safari",
  elephants: "safari",
  chimps: null,
  kilimanjaro: "climbing_kilimanjaro",
  beach: "beach_holiday",
  quiet: null,
  family: null,
};

/** The quote with tour, day, party, rooms and wishes filled in. */
export function quotePath({ tour, starts, rooms }: Plan, { adults, children, wish }: Wishes) {
  const party = partyQuery({ tour: tour.slug, date: starts, adults, children, rooms });
  const interests = [...new Set(wish.flatMap((each) => interestOf[each] ?? []))];
  const known = interests.length > 0 ? `&interests=${interests.join(",")}` : "";
  return `${routes.quote}?${party}&days=${tour.days}${known}`;
}

/** The tour with the day that was found. */
export const planPath = ({ tour, starts }: Plan) => `${tourPath(tour.slug)}?date=${starts}`;
