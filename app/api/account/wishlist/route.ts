import { handle } from "@/lib/api/handle";
import { accountWishlistEndpoint } from "@/lib/contract/accounts";

export const POST = handle(accountWishlistEndpoint);
