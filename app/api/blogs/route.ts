import { handle } from "@/lib/api/handle";
import { postsEndpoint } from "@/lib/contract/posts";

export const GET = handle(postsEndpoint);
