import { handle } from "@/lib/api/handle";
import { tourEndpoint } from "@/lib/contract/tours";

export const GET = handle(tourEndpoint);
