import type { z } from "zod";
import { agesOf } from "@/components/form/draft/draft-fields";
import type { Wrong } from "@/components/form/draft/field-order";
import { QuoteRequestSchema } from "@/lib/contract/leads";
import type { Run } from "@/lib/contract/runs";
import { wrongWish } from "@/lib/pricing/wished-departure";
import { invitationCode } from "@/lib/site/invitation";
import type { QuoteDraft } from "./quote-draft";

type QuoteInput = z.input<typeof QuoteRequestSchema>;
/** What the wizard sends of its own; the rest is added on the way. */
export type Asked = Exclude<keyof QuoteInput, "came_from" | "website" | "seconds_open">;

/** The draft in the contract's form; what is missing stays missing and is named by the contract. */
function candidate(draft: QuoteDraft) {
  return {
    travel_type: draft.travel_type ?? undefined,
    interests: draft.interests,
    days: numberOf(draft.days),
    travel_with: draft.travel_with,
    budget_per_person: numberOf(draft.budget) ?? null,
    departure: departureOf(draft),
    destinations: draft.destinations,
    adults: draft.adults,
    children: agesOf(draft.children),
    rooms: draft.rooms ?? undefined,
    tour: draft.tour ?? undefined,
    tours: draft.tours,
    message: draft.message,
    full_name: draft.full_name,
    email: draft.email,
    phone: draft.phone,
    country: draft.country,
    contact_method: draft.contact_method,
    coupon_code: draft.coupon_code.trim() || undefined,
    invited_by: invitationCode(),
    save_details: draft.save_details,
    agree: draft.agree,
    of_age: draft.of_age,
  } satisfies Record<Asked, unknown>;
}

function numberOf(text: string): number | undefined {
  const digits = text.replace(/[\s.,$]/g, "");
  return digits === "" ? undefined : Number(digits);
}

function departureOf({ departure, date, month }: QuoteDraft) {
  switch (departure) {
    case "date":
      return { kind: departure, date };
    case "month":
      return { kind: departure, month };
    case "flexible":
      return { kind: departure };
    default:
      return undefined;
  }
}

/**
 * The request as it would be sent, or what is still wrong with it. The contract decides; beyond it
 * a date lies ahead and the tour runs then, and who wants to be called leaves a number.
 *
 * @param runs when the tour runs that is asked about
 */
export function requestOf(
  draft: QuoteDraft,
  today: string,
  runs: readonly Run[] = [],
): { wrong: Wrong; request?: QuoteInput } {
  const parsed = QuoteRequestSchema.safeParse(candidate(draft));
  const wrong: Wrong = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.join(".");
    wrong[field] ??= field === "departure.date" ? "invalid_date" : message;
  }
  const { data: wish } = QuoteRequestSchema.shape.departure.safeParse(departureOf(draft));
  const wrongDay = wish && wrongWish(wish, runs, today);
  if (wrongDay) wrong[`departure.${wish.kind}`] = wrongDay;
  if (draft.contact_method !== "email" && !draft.phone) wrong.phone ??= "required";
  const complete = parsed.success && Object.keys(wrong).length === 0;
  return complete ? { wrong, request: parsed.data } : { wrong };
}
