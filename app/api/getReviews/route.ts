import { handle } from "@/lib/api/handle";
import { reviewsEndpoint } from "@/lib/contract/reviews";

export const GET = handle(reviewsEndpoint);
