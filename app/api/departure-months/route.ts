import { handle } from "@/lib/api/handle";
import { departureMonthsEndpoint } from "@/lib/contract/departures";

export const GET = handle(departureMonthsEndpoint);
