import { handle } from "@/lib/api/handle";
import { operatorRewardEndpoint } from "@/lib/contract/affiliate";

export const POST = handle(operatorRewardEndpoint, { isOperators: true });
