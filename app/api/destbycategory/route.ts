import { handle } from "@/lib/api/handle";
import { destinationsByCategoryEndpoint } from "@/lib/contract/destinations";

export const GET = handle(destinationsByCategoryEndpoint);
