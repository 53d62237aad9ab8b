import type { InputOf, OutputOf } from "@/lib/contract/endpoint";
import type { guestbookEndpoint } from "@/lib/contract/reviews";
import type { GuestBookState } from "./guest-book-state";

export type FoundReviews = OutputOf<typeof guestbookEndpoint>;

/** What is asked of the API: the filters that are set, and a page. */
export function reviewQuery(
  { category, date_from, date_to, sort }: GuestBookState,
  page: number,
): InputOf<typeof guestbookEndpoint> {
  const given = Object.entries({ category, date_from, date_to }).filter(([, value]) => value);
  return { ...Object.fromEntries(given), sort, page };
}

/** One page of the reviews a filter finds. The schemas come with the first question. */
export async function searchReviews(
  state: GuestBookState,
  page: number,
  signal: AbortSignal,
): Promise<FoundReviews> {
  const [{ callSite }, { guestbookEndpoint: endpoint }] = await Promise.all([
    import("@/lib/api/browser"),
    import("@/lib/contract/reviews"),
  ]);
  return callSite(endpoint, reviewQuery(state, page), { signal });
}
