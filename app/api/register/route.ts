import { handle } from "@/lib/api/handle";
import { registerEndpoint } from "@/lib/contract/accounts";

export const POST = handle(registerEndpoint);
