import { handle } from "@/lib/api/handle";
import { chosenToursEndpoint } from "@/lib/contract/chosen-tours";

export const GET = handle(chosenToursEndpoint);
