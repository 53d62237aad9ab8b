import { handleDesk } from "@/lib/api/handle-desk";

export const POST = handleDesk;
