import type { operatorBookingEndpoint } from "@/lib/contract/bookings";
import type { OutputOf } from "@/lib/contract/endpoint";

/** What the site says of a link: what it does, whether that is done, and the booking. */
export type OperatorContext = OutputOf<typeof operatorBookingEndpoint>["data"];
