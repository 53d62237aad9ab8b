import { handleDeskLive } from "@/lib/api/handle-desk-live";

export const GET = handleDeskLive;
