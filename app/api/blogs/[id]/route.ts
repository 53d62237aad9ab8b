import { handle } from "@/lib/api/handle";
import { postEndpoint } from "@/lib/contract/posts";

export const GET = handle(postEndpoint);
