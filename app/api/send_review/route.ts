import { handle } from "@/lib/api/handle";
import { sendReviewEndpoint } from "@/lib/contract/leads";

export const POST = handle(sendReviewEndpoint);
