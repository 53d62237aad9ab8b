import { handle } from "@/lib/api/handle";
import { companyPageEndpoint } from "@/lib/contract/pages";

export const GET = handle(companyPageEndpoint);
