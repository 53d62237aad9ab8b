import { handle } from "@/lib/api/handle";
import { filterEndpoint } from "@/lib/contract/filters";

export const GET = handle(filterEndpoint);
