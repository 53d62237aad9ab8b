import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { offerForPartyEndpoint } from "@/lib/contract/offers";
import type { Caller } from "../requests/handler";
import { demandOffer } from "./offer-key";
import { offerView } from "./offer-view";

/**
 * An offer as its guest would have it for another party.
 *
 * @throws ApiError `not_found` without its key; `conflict` where another one was sent since
 */
export async function offerForParty(
  { reference, version, ...wanted }: ParsedInputOf<typeof offerForPartyEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  const row = await demandOffer(reference, caller);
  if (row.sent !== version) throw new ApiError("conflict", { reason: "offer_changed" });
  return { data: await offerView(row, locale, wanted) };
}
