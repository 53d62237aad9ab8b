import { handle } from "@/lib/api/handle";
import { verifyEmailEndpoint } from "@/lib/contract/accounts";

export const POST = handle(verifyEmailEndpoint);
