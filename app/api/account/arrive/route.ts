import { handleSessionTransfer } from "@/lib/api/handle-session-transfer";

export const POST = handleSessionTransfer;
