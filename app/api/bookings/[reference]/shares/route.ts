import { handle } from "@/lib/api/handle";
import { sharesEndpoint } from "@/lib/contract/shares";

export const GET = handle(sharesEndpoint);
