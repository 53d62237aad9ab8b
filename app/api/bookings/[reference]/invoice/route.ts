import { handle } from "@/lib/api/handle";
import { invoiceEndpoint } from "@/lib/contract/bookings";

export const POST = handle(invoiceEndpoint);
