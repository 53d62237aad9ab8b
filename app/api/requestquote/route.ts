import { handle } from "@/lib/api/handle";
import { requestQuoteEndpoint } from "@/lib/contract/leads";

export const POST = handle(requestQuoteEndpoint);
