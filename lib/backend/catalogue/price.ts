import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { priceEndpoint } from "@/lib/contract/price-quote";
import { partyPrice } from "@/lib/pricing/party-price";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { tour } from "./tour";

type PriceInput = ParsedInputOf<typeof priceEndpoint>;

/**
 * The price of a party on a date: the same sum that the tour's page and the booking show. Throws
 * `not_found` for an unknown tour and `invalid` for a party or a day the tour does not take.
 */
export async function price({ tour: slug, ...input }: PriceInput, locale: Locale) {
  const { data } = await tour({ slug }, locale);
  const today = new Date().toISOString().slice(0, 10);
  const fields = wrongFields(input, data.party_max, today);
  if (fields) throw new ApiError("invalid", { fields });
  const rooms = input.rooms ?? usualRooms(input, data.trip_type === "shared");
  return { data: partyPrice(data.prices, { ...input, rooms }, today) };
}

function wrongFields(
  input: Omit<PriceInput, "tour">,
  partyMax: number,
  today: string,
): Record<string, string[]> | undefined {
  if (input.starts <= today) return { starts: ["invalid_date"] };
  if (input.adults + input.children.length > partyMax) return { adults: ["too_many_people"] };
  return undefined;
}
