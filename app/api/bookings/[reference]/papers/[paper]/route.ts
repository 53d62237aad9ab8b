import { handleFile } from "@/lib/api/handle-file";
import { paperEndpoint } from "@/lib/contract/bookings";

export const GET = handleFile(paperEndpoint);
