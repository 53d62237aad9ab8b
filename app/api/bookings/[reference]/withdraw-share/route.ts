import { handle } from "@/lib/api/handle";
import { withdrawShareEndpoint } from "@/lib/contract/shares";

export const POST = handle(withdrawShareEndpoint);
