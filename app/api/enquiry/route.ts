import { handle } from "@/lib/api/handle";
import { enquiryEndpoint } from "@/lib/contract/leads";

export const POST = handle(enquiryEndpoint);
