import { handle } from "@/lib/api/handle";
import { deskEndpoint } from "@/lib/contract/bookings";

export const POST = handle(deskEndpoint, { changesPages: true, isOperators: true });
