import type { OfferRow } from "@/lib/contract/desk/offers";
import { dayText } from "../desk-formats";
import { offerWords as words } from "../words/words";

/** How an offer stands, and until when its guest can accept it. */
export function offerStateText({ state, valid_until }: OfferRow): string {
  const until = state === "sent" ? words.valid(dayText(valid_until)) : "";
  return [words.state[state], until].filter(Boolean).join(" ");
}
