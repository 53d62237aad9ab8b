import { handle } from "@/lib/api/handle";
import { createBookingEndpoint } from "@/lib/contract/bookings";

export const POST = handle(createBookingEndpoint);
