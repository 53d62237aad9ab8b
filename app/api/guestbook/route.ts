import { handle } from "@/lib/api/handle";
import { guestbookEndpoint } from "@/lib/contract/reviews";

export const GET = handle(guestbookEndpoint);
