import type { Endpoint, OutputOf, ParsedInputOf } from "../../contract/endpoint";
import type { Locale } from "../../contract/locale";

/** What is known about who calls, beside what they say. */
export interface Caller {
  /** Network address; absent when the site itself calls. */
  address?: string | undefined;
  idempotencyKey?: string | undefined;
  /** The bearer token as it was sent, unchecked. */
  token?: string | undefined;
}

/** What a call answers that has only to be done. */
export const done = { data: { done: true as const } };

export interface AnyHandler {
  endpoint: Endpoint;
  answer(input: unknown, locale: Locale, caller: Caller): Promise<unknown>;
}

/** Binds an endpoint to what answers it; input and output are those of the contract. */
export function on<E extends Endpoint>(
  endpoint: E,
  answer: (input: ParsedInputOf<E>, locale: Locale, caller: Caller) => Promise<OutputOf<E>>,
): AnyHandler {
  return {
    endpoint,
    answer: (input, locale, caller) => answer(input as ParsedInputOf<E>, locale, caller),
  };
}
