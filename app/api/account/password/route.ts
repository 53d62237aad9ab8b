import { handle } from "@/lib/api/handle";
import { changePasswordEndpoint } from "@/lib/contract/accounts";

export const POST = handle(changePasswordEndpoint);
