import { handle } from "@/lib/api/handle";
import { climbRoutesEndpoint } from "@/lib/contract/climb-routes";

export const GET = handle(climbRoutesEndpoint);
