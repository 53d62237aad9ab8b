import { handle } from "@/lib/api/handle";
import { reviewPhotographEndpoint } from "@/lib/contract/leads";

export const POST = handle(reviewPhotographEndpoint);
