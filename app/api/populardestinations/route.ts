import { handle } from "@/lib/api/handle";
import { popularDestinationsEndpoint } from "@/lib/contract/destinations";

export const GET = handle(popularDestinationsEndpoint);
