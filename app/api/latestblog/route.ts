import { handle } from "@/lib/api/handle";
import { latestPostsEndpoint } from "@/lib/contract/posts";

export const GET = handle(latestPostsEndpoint);
