import { handle } from "@/lib/api/handle";
import { offerOpenedEndpoint } from "@/lib/contract/offer-reading";

export const POST = handle(offerOpenedEndpoint);
