import { handle } from "@/lib/api/handle";
import { stayEndpoint } from "@/lib/contract/stays";

export const GET = handle(stayEndpoint);
