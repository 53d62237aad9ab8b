import { handle } from "@/lib/api/handle";
import { siteIndexEndpoint } from "@/lib/contract/site-index";

export const GET = handle(siteIndexEndpoint);
