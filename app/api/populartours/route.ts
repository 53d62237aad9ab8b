import { handle } from "@/lib/api/handle";
import { popularToursEndpoint } from "@/lib/contract/tours";

export const GET = handle(popularToursEndpoint);
