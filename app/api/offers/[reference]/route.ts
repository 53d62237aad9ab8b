import { handle } from "@/lib/api/handle";
import { offerEndpoint } from "@/lib/contract/offers";

export const GET = handle(offerEndpoint);
