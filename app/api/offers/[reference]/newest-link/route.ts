import { handle } from "@/lib/api/handle";
import { newestOfferLinkEndpoint } from "@/lib/contract/offer-reading";

export const POST = handle(newestOfferLinkEndpoint);
