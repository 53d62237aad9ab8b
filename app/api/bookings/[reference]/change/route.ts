import { handle } from "@/lib/api/handle";
import { changeBookingEndpoint } from "@/lib/contract/bookings";

export const POST = handle(changeBookingEndpoint);
