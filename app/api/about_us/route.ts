import { handle } from "@/lib/api/handle";
import { aboutUsEndpoint } from "@/lib/contract/pages";

export const GET = handle(aboutUsEndpoint);
