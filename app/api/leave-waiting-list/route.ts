import { handle } from "@/lib/api/handle";
import { leaveWaitingListEndpoint } from "@/lib/contract/bookings";

export const POST = handle(leaveWaitingListEndpoint);
