import { handle } from "@/lib/api/handle";
import { filterIndexEndpoint } from "@/lib/contract/filters";

export const GET = handle(filterIndexEndpoint);
