import { handle } from "@/lib/api/handle";
import { forgotPasswordEndpoint } from "@/lib/contract/accounts";

export const POST = handle(forgotPasswordEndpoint);
