import { handle } from "@/lib/api/handle";
import { commentOnOfferEndpoint } from "@/lib/contract/offer-reading";

export const POST = handle(commentOnOfferEndpoint);
