import { handle } from "@/lib/api/handle";
import { agreeEndpoint } from "@/lib/contract/bookings";

export const POST = handle(agreeEndpoint);
