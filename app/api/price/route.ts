import { handle } from "@/lib/api/handle";
import { priceEndpoint } from "@/lib/contract/price-quote";

export const POST = handle(priceEndpoint);
