import { handleFile } from "@/lib/api/handle-bytes";
import { offerPaperEndpoint } from "@/lib/contract/offer-reading";

export const GET = handleFile(offerPaperEndpoint);
