import { handleFile } from "@/lib/api/handle-bytes";
import { bookingDocumentEndpoint } from "@/lib/contract/bookings";

export const GET = handleFile(bookingDocumentEndpoint);
