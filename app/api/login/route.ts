import { handle } from "@/lib/api/handle";
import { loginEndpoint } from "@/lib/contract/accounts";

export const POST = handle(loginEndpoint);
