import { handle } from "@/lib/api/handle";
import { offerPaperEndpoint } from "@/lib/contract/offer-reading";

export const GET = handle(offerPaperEndpoint);
