import { handle } from "@/lib/api/handle";
import { ipnGetEndpoint, ipnPostEndpoint } from "@/lib/contract/payments";

export const GET = handle(ipnGetEndpoint);
export const POST = handle(ipnPostEndpoint);
