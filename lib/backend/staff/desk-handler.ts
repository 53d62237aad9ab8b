import type { DeskOutput, ParsedDeskInput } from "@/lib/contract/desk/calls";
import type { DeskCallName } from "@/lib/contract/desk/rights";
import type { OnceRequest } from "../requests/idempotency";
import type { Actor } from "./audit";
import type { Present } from "./sessions";

/** What is known about whoever calls the desk, beside what they say. */
export interface DeskCaller {
  address?: string | undefined;
  /** What is in their cookie, unchecked. */
  token?: string | undefined;
  /** What they use, in two words. */
  device: string;
  /** By which a call that adds something is known again. */
  idempotencyKey?: string | undefined;
}

/** An answer; `session` is what the cookie is to hold from now on, null that it is to go. */
export interface DeskAnswer<T = unknown> {
  data: T;
  session?: string | null;
}

/** What a call has of whoever makes it: for those that `anybody` may make nobody is known. */
export interface At {
  caller: DeskCaller;
  present: Present;
  actor: Actor;
  /** What is done once, however often they press; undefined for what adds nothing. */
  asked?: OnceRequest | undefined;
}
export type DeskHandlers<Names extends DeskCallName = DeskCallName> = {
  [N in Names]: (input: ParsedDeskInput<N>, at: At) => Promise<DeskAnswer<DeskOutput<N>>>;
};
