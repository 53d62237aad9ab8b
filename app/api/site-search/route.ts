import { handle } from "@/lib/api/handle";
import { siteSearchEndpoint } from "@/lib/contract/search";

export const GET = handle(siteSearchEndpoint);
