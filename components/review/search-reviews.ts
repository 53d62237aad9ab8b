import type { OutputOf } from "@/lib/contract/endpoint";
import type { guestbookEndpoint } from "@/lib/contract/reviews";
import type { GuestBookState } from "./guest-book-state";

/** One page of the reviews a filter finds. The schemas come with the first question. */
export async function searchReviews(
  state: GuestBookState,
  page: number,
  signal: AbortSignal,
): Promise<OutputOf<typeof guestbookEndpoint>> {
  const [{ callSite }, { guestbookEndpoint: endpoint }] = await Promise.all([
    import("@/lib/api/browser"),
    import("@/lib/contract/reviews"),
  ]);
  const { sort, category, date_from, date_to } = state;
  const given = Object.entries({ category, date_from, date_to }).filter(([, value]) => value);
  return callSite(endpoint, { ...Object.fromEntries(given), sort, page }, { signal });
}
