import { handle } from "@/lib/api/handle";
import { answerChangeEndpoint } from "@/lib/contract/bookings";

export const POST = handle(answerChangeEndpoint);
