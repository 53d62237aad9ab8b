import { handle } from "@/lib/api/handle";
import { footerPostsEndpoint } from "@/lib/contract/posts";

export const GET = handle(footerPostsEndpoint);
