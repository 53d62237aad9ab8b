import { handle } from "@/lib/api/handle";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";

export const POST = handle(waitingListEndpoint);
