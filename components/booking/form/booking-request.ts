import type { z } from "zod";
import { BookingRequestSchema } from "@/lib/contract/bookings";
import { notAhead } from "@/lib/pricing/days";
import { invitationCode } from "@/lib/site/invitation";
import type { BookingDraft } from "./booking-draft";
import { fieldOrder } from "./field-order";

type BookingInput = z.input<typeof BookingRequestSchema>;

/** An age that the contract refuses, for a child whose age is not chosen yet. */
const noAge = -1;

/** Why a field is wrong, by its path (`children.0`): keys of the messages `FieldErrors`. */
export type Wrong = Record<string, string>;

/**
 * The request as it would be sent, or what is still wrong with it, in the order of the form. The
 * contract decides; beyond it the date lies ahead.
 *
 * @param shownTotalMinor the total that is agreed to; undefined while there is no price yet
 */
export function requestOf(
  draft: BookingDraft,
  shownTotalMinor: number | undefined,
  today: string,
): { wrong: Wrong; request?: BookingInput } {
  const { coupon_code: _, coupon, rooms, ...rest } = draft;
  const parsed = BookingRequestSchema.safeParse({
    ...rest,
    children: draft.children.map((age) => age ?? noAge),
    ...(rooms !== null && { rooms }),
    ...(coupon && { coupon_code: coupon }),
    shown_total_minor: shownTotalMinor ?? 0,
    invited_by: invitationCode(),
  });
  const found = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const field = path.join(".");
    return [field, field === "starts" ? "invalid_date" : message] as const;
  });
  const wrongDay = notAhead(draft.starts, today);
  if (wrongDay && !found.some(([field]) => field === "starts")) found.push(["starts", wrongDay]);
  const wrong = Object.fromEntries(found.sort(([a], [b]) => fieldOrder(a) - fieldOrder(b)));
  const complete = parsed.success && found.length === 0 && shownTotalMinor !== undefined;
  return complete ? { wrong, request: parsed.data } : { wrong };
}
