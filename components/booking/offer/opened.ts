import type { OpenOffer, Replaced } from "./offer-calls";

/** What a key has opened; null where it opens nothing, undefined until it is known. */
export type Opened = OpenOffer | Replaced | null | undefined;

export interface OpenedState {
  open: Opened;
  /** It could not be asked for, and nothing is known from before. */
  away: boolean;
}
