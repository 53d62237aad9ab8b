import { handleInvitation } from "@/lib/api/handle-invitation";

export const POST = handleInvitation;
