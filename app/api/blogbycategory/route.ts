import { handle } from "@/lib/api/handle";
import { postsByCategoryEndpoint } from "@/lib/contract/posts";

export const GET = handle(postsByCategoryEndpoint);
