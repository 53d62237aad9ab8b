import { handle } from "@/lib/api/handle";
import { handOverEndpoint } from "@/lib/contract/accounts";

export const POST = handle(handOverEndpoint);
