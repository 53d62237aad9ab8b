import { handle } from "@/lib/api/handle";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";

export const POST = handle(cancelBookingEndpoint);
