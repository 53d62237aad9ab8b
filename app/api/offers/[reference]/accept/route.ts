import { handle } from "@/lib/api/handle";
import { acceptOfferEndpoint } from "@/lib/contract/offers";

export const POST = handle(acceptOfferEndpoint);
