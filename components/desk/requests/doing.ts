import type { RequestDetail } from "@/lib/contract/desk/requests";

/** What the parts of a request's screen share. */
export interface Doing {
  request: RequestDetail;
  busy: boolean;
  /** Does something about the request, says so, and shows how it stands then. */
  doing(work: () => Promise<unknown>, then?: string): Promise<void>;
}
