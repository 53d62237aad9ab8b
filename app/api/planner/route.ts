import { handle } from "@/lib/api/handle";
import { plannerEndpoint } from "@/lib/contract/planner";

export const GET = handle(plannerEndpoint);
