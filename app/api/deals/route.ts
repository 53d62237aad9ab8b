import { handle } from "@/lib/api/handle";
import { dealsEndpoint } from "@/lib/contract/tours";

export const GET = handle(dealsEndpoint);
