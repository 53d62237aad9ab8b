import { handle } from "@/lib/api/handle";
import { reviewPhotographEndpoint } from "@/lib/contract/reviews";

export const POST = handle(reviewPhotographEndpoint);
