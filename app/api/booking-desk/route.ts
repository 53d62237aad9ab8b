import { handle } from "@/lib/api/handle";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";

export const POST = handle(operatorBookingEndpoint, { isOperators: true });
