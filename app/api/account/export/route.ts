import { handle } from "@/lib/api/handle";
import { exportAccountEndpoint } from "@/lib/contract/accounts";

export const GET = handle(exportAccountEndpoint);
