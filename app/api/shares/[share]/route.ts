import { handle } from "@/lib/api/handle";
import { ownShareEndpoint } from "@/lib/contract/shares";

export const GET = handle(ownShareEndpoint);
