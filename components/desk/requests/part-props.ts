import type { RequestDetail } from "@/lib/contract/desk/requests";
import type { Doing } from "../use-doing";

/** What each part of a request's screen works with. */
export interface PartProps {
  request: RequestDetail;
  busy: boolean;
  doing: Doing;
}
