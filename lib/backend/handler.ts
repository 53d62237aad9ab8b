import type { Endpoint, OutputOf, ParsedInputOf } from "../contract/endpoint";
import type { Locale } from "../contract/locale";

export interface AnyHandler {
  endpoint: Endpoint;
  answer(input: unknown, locale: Locale): Promise<unknown>;
}

/** Binds an endpoint to what answers it; input and output are those of the contract. */
export function on<E extends Endpoint>(
  endpoint: E,
  answer: (input: ParsedInputOf<E>, locale: Locale) => Promise<OutputOf<E>>,
): AnyHandler {
  return { endpoint, answer: (input, locale) => answer(input as ParsedInputOf<E>, locale) };
}
