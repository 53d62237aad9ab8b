import { handle } from "@/lib/api/handle";
import { submitOrderEndpoint } from "@/lib/contract/payments";

export const POST = handle(submitOrderEndpoint);
