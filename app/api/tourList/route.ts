import { handle } from "@/lib/api/handle";
import { tourListEndpoint } from "@/lib/contract/tours";

export const GET = handle(tourListEndpoint);
