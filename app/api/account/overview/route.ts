import { handle } from "@/lib/api/handle";
import { overviewEndpoint } from "@/lib/contract/accounts";

export const GET = handle(overviewEndpoint);
