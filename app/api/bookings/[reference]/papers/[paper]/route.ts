import { handleFile } from "@/lib/api/handle-file";
import { bookingDocumentEndpoint } from "@/lib/contract/bookings";

export const GET = handleFile(bookingDocumentEndpoint);
