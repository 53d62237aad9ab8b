import { handle } from "@/lib/api/handle";
import { waitingListEndpoint } from "@/lib/contract/bookings";

export const POST = handle(waitingListEndpoint);
