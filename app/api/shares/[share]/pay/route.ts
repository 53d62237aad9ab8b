import { handle } from "@/lib/api/handle";
import { payShareEndpoint } from "@/lib/contract/shares";

export const POST = handle(payShareEndpoint);
