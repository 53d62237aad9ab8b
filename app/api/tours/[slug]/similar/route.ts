import { handle } from "@/lib/api/handle";
import { similarToursEndpoint } from "@/lib/contract/tours";

export const GET = handle(similarToursEndpoint);
