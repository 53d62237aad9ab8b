import { handle } from "@/lib/api/handle";
import { startSessionTransferEndpoint } from "@/lib/contract/session-transfer";

export const POST = handle(startSessionTransferEndpoint);
