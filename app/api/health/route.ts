import { handle } from "@/lib/api/handle";
import { healthEndpoint } from "@/lib/contract/pages";

export const GET = handle(healthEndpoint);
