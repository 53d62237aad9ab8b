import { handle } from "@/lib/api/handle";
import { stayListEndpoint } from "@/lib/contract/stays";

export const GET = handle(stayListEndpoint);
