import { handle } from "@/lib/api/handle";
import { handOverEndpoint } from "@/lib/contract/session-transfer";

export const POST = handle(handOverEndpoint);
