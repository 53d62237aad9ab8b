import { handle } from "@/lib/api/handle";
import { paymentStatusEndpoint } from "@/lib/contract/payments";

export const POST = handle(paymentStatusEndpoint);
