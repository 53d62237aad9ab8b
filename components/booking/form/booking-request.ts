import type { z } from "zod";
import { agesOf } from "@/components/form/draft/draft-fields";
import type { Wrong } from "@/components/form/draft/field-order";
import { BookingRequestSchema } from "@/lib/contract/bookings";
import { notAhead } from "@/lib/pricing/days";
import { invitationCode } from "@/lib/site/invitation";
import type { BookingDraft } from "./booking-draft";

type BookingInput = z.input<typeof BookingRequestSchema>;

/**
 * The request as it would be sent, or what is still wrong with it. The contract decides; beyond it
 * the date lies ahead.
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
    children: agesOf(draft.children),
    ...(rooms !== null && { rooms }),
    ...(coupon && { coupon_code: coupon }),
    shown_total_minor: shownTotalMinor ?? 0,
    invited_by: invitationCode(),
  });
  const wrong: Wrong = {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = path.join(".");
    wrong[field] = field === "starts" ? "invalid_date" : message;
  }
  const wrongDay = notAhead(draft.starts, today);
  if (wrongDay) wrong.starts ??= wrongDay;
  const complete =
    parsed.success && Object.keys(wrong).length === 0 && shownTotalMinor !== undefined;
  return complete ? { wrong, request: parsed.data } : { wrong };
}
