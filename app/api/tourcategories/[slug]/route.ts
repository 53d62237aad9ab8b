import { handle } from "@/lib/api/handle";
import { tourCategoryEndpoint } from "@/lib/contract/categories";

export const GET = handle(tourCategoryEndpoint);
