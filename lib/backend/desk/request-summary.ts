import { z } from "zod";
import { InterestSchema } from "@/lib/contract/leads";
import { formatDay, formatMoney, formatMonth } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import type { bookings } from "../db/booking-schema";
import type { leads } from "../db/schema";

export interface Summary {
  what: string;
  party: string;
  budget: string;
}

const optionalText = z.string().optional().catch(undefined);

// What was sent long ago may have another shape: what is not understood is left out.
const SaidSchema = z.object({
  interests: z.array(InterestSchema).catch([]),
  days: z.number().optional().catch(undefined),
  tour: optionalText,
  departure: z
    .object({ kind: z.string(), date: z.string().optional(), month: z.string().optional() })
    .optional()
    .catch(undefined),
  adults: z.number().optional().catch(undefined),
  children: z.array(z.number()).catch([]),
  budget_per_person: z.number().nullish().catch(undefined),
  about: z.object({ slug: z.string().optional() }).optional().catch(undefined),
  rating: z.number().optional().catch(undefined),
  title: optionalText,
  message: optionalText,
});
type Said = z.infer<typeof SaidSchema>;

/** What was asked for, in three short lines, in English. `titles` has tours by their slugs. */
export function leadSummary(
  { kind, payload }: typeof leads.$inferSelect,
  titles: ReadonlyMap<string, string>,
): Summary {
  const said = SaidSchema.parse(payload);
  const about = titles.get(said.tour ?? said.about?.slug ?? "") ?? placeOf(said.about?.slug);
  switch (kind) {
    case "quote":
      return { what: quoteWhat(said, about), party: partyOf(said), budget: budgetOf(said) };
    case "review":
      return {
        what: [stars(said.rating), said.title, about].filter(Boolean).join(" · "),
        party: "",
        budget: "",
      };
    default:
      return {
        what: [about, begin(said.message)].filter(Boolean).join(": "),
        party: "",
        budget: "",
      };
  }
}

/** A place by its English slug, as it is written: `ol-doinyo-lengai`. */
const placeOf = (slug = "") =>
  slug.replace(/(^|-)(\p{L})/gu, (_, dash, letter) => (dash && " ") + letter.toUpperCase());

/** The same of a booking that waits. */
export function bookingSummary(booking: typeof bookings.$inferSelect, title: string): Summary {
  const { starts, adults, children, totalMinor } = booking;
  return {
    what: [title, formatDay(starts, "en", "medium")].filter(Boolean).join(", "),
    party: partyOf({ adults, children }),
    budget: formatMoney(totalMinor),
  };
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

function quoteWhat({ interests, days, departure }: Said, tour: string): string {
  const t = translator("en");
  const wished = interests.map((key) => t(`Leads.interests.${key}`));
  const when =
    departure?.kind === "date" && departure.date
      ? formatDay(departure.date, "en", "medium")
      : departure?.kind === "month" && departure.month
        ? monthText(departure.month)
        : "any date";
  return [tour || wished.join(", ") || "Journey", days && `${days} days`, when]
    .filter(Boolean)
    .join(", ");
}

function monthText(month: string): string {
  const [year = "", number = "1"] = month.split("-");
  return `${formatMonth(Number(number), "en")} ${year}`;
}

/** Who travels together: `2 adults, 1 child (9)`. */
export function partyOf({
  adults = 0,
  children,
}: {
  adults?: number | undefined;
  children: number[];
}) {
  const grown = adults === 1 ? "1 adult" : `${adults} adults`;
  const young = children.length === 1 ? "1 child" : `${children.length} children`;
  return children.length > 0 ? `${grown}, ${young} (${children.join(", ")})` : grown;
}

const budgetOf = ({ budget_per_person: each }: Said) =>
  each ? `up to ${formatMoney(each * 100)} each` : "";

const stars = (rating = 0) => "★".repeat(rating) + "☆".repeat(5 - rating);

const most = 120;
function begin(message = ""): string {
  const one = message.replace(/\s+/g, " ").trim();
  return `“${one.length > most ? `${one.slice(0, most).trimEnd()} …` : one}”`;
}
