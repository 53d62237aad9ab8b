import { handle } from "@/lib/api/handle";
import { handOverEndpoint } from "@/lib/contract/hand-over";

export const POST = handle(handOverEndpoint);
