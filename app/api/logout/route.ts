import { handle } from "@/lib/api/handle";
import { logoutEndpoint } from "@/lib/contract/accounts";

export const POST = handle(logoutEndpoint);
