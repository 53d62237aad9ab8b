import { handle } from "@/lib/api/handle";
import { resetPasswordEndpoint } from "@/lib/contract/accounts";

export const POST = handle(resetPasswordEndpoint);
