import { handlePicture } from "@/lib/api/handle-picture";
import { avatarEndpoint } from "@/lib/contract/accounts";

export const GET = handlePicture(avatarEndpoint);
