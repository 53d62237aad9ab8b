import { handlePicture } from "@/lib/api/handle-bytes";
import { avatarEndpoint } from "@/lib/contract/accounts";

export const GET = handlePicture(avatarEndpoint);
