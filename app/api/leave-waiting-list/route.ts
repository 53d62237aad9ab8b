import { handle } from "@/lib/api/handle";
import { leaveWaitingListEndpoint } from "@/lib/contract/waiting-list";

export const POST = handle(leaveWaitingListEndpoint);
