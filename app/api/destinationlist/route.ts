import { handle } from "@/lib/api/handle";
import { destinationListEndpoint } from "@/lib/contract/destinations";

export const GET = handle(destinationListEndpoint);
