import { handle } from "@/lib/api/handle";
import { friendsEndpoint } from "@/lib/contract/affiliate";

export const GET = handle(friendsEndpoint);
