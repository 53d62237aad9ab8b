import { handle } from "@/lib/api/handle";
import { askAboutOfferEndpoint } from "@/lib/contract/offers";

export const POST = handle(askAboutOfferEndpoint);
