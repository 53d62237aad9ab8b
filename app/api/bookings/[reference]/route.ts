import { handle } from "@/lib/api/handle";
import { bookingEndpoint } from "@/lib/contract/bookings";

export const GET = handle(bookingEndpoint);
