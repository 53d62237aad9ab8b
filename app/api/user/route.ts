import { handle } from "@/lib/api/handle";
import { userEndpoint } from "@/lib/contract/accounts";

export const GET = handle(userEndpoint);
