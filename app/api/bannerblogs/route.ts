import { handle } from "@/lib/api/handle";
import { bannerPostsEndpoint } from "@/lib/contract/posts";

export const GET = handle(bannerPostsEndpoint);
