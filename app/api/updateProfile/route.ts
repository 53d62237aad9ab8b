import { handle } from "@/lib/api/handle";
import { updateProfileEndpoint } from "@/lib/contract/accounts";

export const POST = handle(updateProfileEndpoint);
