import { handle } from "@/lib/api/handle";
import { readOfferEndpoint } from "@/lib/contract/offer-reading";

export const GET = handle(readOfferEndpoint);
