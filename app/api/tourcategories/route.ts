import { handle } from "@/lib/api/handle";
import { tourCategoriesEndpoint } from "@/lib/contract/categories";

export const GET = handle(tourCategoriesEndpoint);
