import { handle } from "@/lib/api/handle";
import { getProfileEndpoint } from "@/lib/contract/accounts";

export const POST = handle(getProfileEndpoint);
