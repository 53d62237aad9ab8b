import { handle } from "@/lib/api/handle";
import { getAffiliateEndpoint } from "@/lib/contract/affiliate";

export const POST = handle(getAffiliateEndpoint);
