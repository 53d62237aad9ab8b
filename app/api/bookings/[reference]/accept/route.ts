import { handle } from "@/lib/api/handle";
import { acceptDateEndpoint } from "@/lib/contract/bookings";

export const POST = handle(acceptDateEndpoint);
