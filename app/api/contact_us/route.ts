import { handle } from "@/lib/api/handle";
import { contactUsEndpoint } from "@/lib/contract/leads";

export const POST = handle(contactUsEndpoint);
