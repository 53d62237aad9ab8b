import { handle } from "@/lib/api/handle";
import { deleteAccountEndpoint } from "@/lib/contract/accounts";

export const POST = handle(deleteAccountEndpoint);
