import { handle } from "@/lib/api/handle";
import { destinationEndpoint } from "@/lib/contract/destinations";

export const GET = handle(destinationEndpoint);
