import { handle } from "@/lib/api/handle";
import { departuresEndpoint } from "@/lib/contract/departures";

export const GET = handle(departuresEndpoint);
