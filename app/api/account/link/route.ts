import { handle } from "@/lib/api/handle";
import { checkLinkEndpoint } from "@/lib/contract/accounts";

export const POST = handle(checkLinkEndpoint);
