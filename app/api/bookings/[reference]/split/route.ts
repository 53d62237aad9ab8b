import { handle } from "@/lib/api/handle";
import { splitEndpoint } from "@/lib/contract/shares";

export const POST = handle(splitEndpoint);
