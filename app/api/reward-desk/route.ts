import { handle } from "@/lib/api/handle";
import { rewardDeskEndpoint } from "@/lib/contract/affiliate";

export const POST = handle(rewardDeskEndpoint, { isOperators: true });
