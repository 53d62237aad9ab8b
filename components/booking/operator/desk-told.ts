import type { deskEndpoint } from "@/lib/contract/bookings";
import type { OutputOf } from "@/lib/contract/endpoint";

/** What the site says of a link: what it does, whether that is done, and the booking. */
export type DeskTold = OutputOf<typeof deskEndpoint>["data"];
