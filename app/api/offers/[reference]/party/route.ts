import { handle } from "@/lib/api/handle";
import { offerForPartyEndpoint } from "@/lib/contract/offers";

export const POST = handle(offerForPartyEndpoint);
