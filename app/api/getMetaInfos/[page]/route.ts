import { handle } from "@/lib/api/handle";
import { metaInfosEndpoint } from "@/lib/contract/pages";

export const GET = handle(metaInfosEndpoint);
