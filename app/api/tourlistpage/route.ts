import { handle } from "@/lib/api/handle";
import { tourListPageEndpoint } from "@/lib/contract/filters";

export const GET = handle(tourListPageEndpoint);
