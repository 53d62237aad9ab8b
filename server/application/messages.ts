import type { Told } from "../../lib/freshness/tell-edge";
import type { KeptPage, PageBytes } from "../pages/kept-page";

/** What the process of the application says to the one that started it. */
export type FromApplication =
  | Told
  | { page: KeptPage; bytes: PageBytes }
  /** It listens, and answers from its data. */
  | { isReady: true };

/** What it is started with. */
export interface ApplicationOptions {
  directory: string;
  port: number;
  /** The socket to listen on. */
  socket: string;
  /** Up to where the changes are known that its answers are kept by. */
  knownPosition: number;
}

/**
 * How many messages had been sent when an answer was begun: the edge hears them before it passes the
 * answer on, so that whoever was told that a seat is sold is shown no page with that seat.
 */
export const toldHeader = "x-told";

/**
 * How large the head of a request or an answer may be between the two: the edge, which has its own
 * bound, adds to what it let in, and an answer may repeat a long address in several headers.
 */
export const largestHeadBytes = 128 * 1024;
