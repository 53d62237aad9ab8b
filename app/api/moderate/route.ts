import { handle } from "@/lib/api/handle";
import { moderateEndpoint } from "@/lib/contract/leads";

export const POST = handle(moderateEndpoint, { isOperators: true });
