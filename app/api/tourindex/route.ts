import { handle } from "@/lib/api/handle";
import { tourIndexEndpoint } from "@/lib/contract/tours";

export const GET = handle(tourIndexEndpoint);
