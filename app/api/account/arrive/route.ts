import { handleArrival } from "@/lib/api/handle-arrival";

export const POST = handleArrival;
