import { handle } from "@/lib/api/handle";
import { affiliateEndpoint } from "@/lib/contract/affiliate";

export const POST = handle(affiliateEndpoint);
