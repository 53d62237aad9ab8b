import { handle } from "@/lib/api/handle";
import { compareEndpoint } from "@/lib/contract/chosen-tours";

export const GET = handle(compareEndpoint);
