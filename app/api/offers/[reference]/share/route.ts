import { handle } from "@/lib/api/handle";
import { shareOfferEndpoint } from "@/lib/contract/offer-reading";

export const POST = handle(shareOfferEndpoint);
