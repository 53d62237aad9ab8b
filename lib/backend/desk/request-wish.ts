import { z } from "zod";
import type { Wish } from "@/lib/contract/desk/requests";
import { InterestSchema } from "@/lib/contract/leads";
import { IsoDaySchema } from "@/lib/contract/shared";
import type { bookings } from "../db/booking-schema";
import type { leads } from "../db/schema";

const optionalText = z.string().optional().catch(undefined);

// What was sent long ago may have another shape: what is not understood is left out.
const SaidSchema = z.object({
  interests: z.array(InterestSchema).catch([]),
  days: z.int().optional().catch(undefined),
  tour: optionalText,
  departure: z
    .object({
      kind: z.string(),
      date: IsoDaySchema.optional(),
      month: z
        .string()
        .regex(/^\d{4}-\d{2}$/)
        .optional(),
    })
    .optional()
    .catch(undefined),
  adults: z.int().optional().catch(undefined),
  children: z.array(z.int()).catch([]),
  budget_per_person: z.int().nullish().catch(undefined),
  about: z.object({ slug: z.string().optional() }).optional().catch(undefined),
  rating: z.int().optional().catch(undefined),
  title: optionalText,
  message: optionalText,
});

/** Nothing that is known. */
export const noWish: Wish = {
  ...{ about: "", interests: [], days: null, day: null, month: null, adults: null, children: [] },
  ...{ budget_minor: null, total_minor: null, rating: null, title: "", message: "" },
};

/** What was asked for. `titles` has tours by their slugs. */
export function leadWish(
  { kind, payload }: typeof leads.$inferSelect,
  titles: ReadonlyMap<string, string>,
): Wish {
  const said = SaidSchema.parse(payload);
  const about = titles.get(said.tour ?? said.about?.slug ?? "") ?? placeOf(said.about?.slug);
  switch (kind) {
    case "quote": {
      const { day = null, month = null } = whenOf(payload);
      return {
        ...{ ...noWish, about, day, month, interests: said.interests, days: said.days ?? null },
        ...{ adults: said.adults ?? null, children: said.children },
        budget_minor: said.budget_per_person ? said.budget_per_person * 100 : null,
      };
    }
    case "review":
      return { ...noWish, about, rating: said.rating ?? null, title: said.title ?? "" };
    default:
      return { ...noWish, about, message: begin(said.message) };
  }
}

/** A place by its English slug, as it is written: `ol-doinyo-lengai`. */
const placeOf = (slug = "") =>
  slug.replace(/(^|-)(\p{L})/gu, (_, dash, letter) => (dash && " ") + letter.toUpperCase());

/** The same of a booking that waits. */
export function bookingWish(booking: typeof bookings.$inferSelect, title: string): Wish {
  const { starts, adults, children, totalMinor } = booking;
  return { ...noWish, about: title, day: starts, adults, children, total_minor: totalMinor };
}

/** The slug of the tour that a lead is about, if it is about one. */
export function slugOf(payload: unknown): string | undefined {
  const said = SaidSchema.safeParse(payload).data;
  return said?.tour ?? said?.about?.slug;
}

/** When a journey was asked for: a day, a month (`2027-08`), or nothing. */
export function whenOf(payload: unknown): { day?: string; month?: string } {
  const departure = SaidSchema.safeParse(payload).data?.departure;
  if (departure?.kind === "date" && departure.date) return { day: departure.date };
  if (departure?.kind === "month" && departure.month) return { month: departure.month };
  return {};
}

const most = 120;
function begin(message = ""): string {
  const one = message.replace(/\s+/g, " ").trim();
  const first = one.slice(0, most).replace(/\p{Surrogate}$/u, "");
  return one.length > most ? `${first.trimEnd()} …` : one;
}
