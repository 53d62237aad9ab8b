import type { Endpoint } from "../contract/endpoint";
import { ApiError } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { catalogueHandlers } from "./catalogue/handlers";
import { unreachable } from "./db/unreachable";
import { editorialHandlers } from "./editorial/handlers";
import type { AnyHandler } from "./handler";
import { reviewHandlers } from "./reviews/handlers";

const handlers = new Map<string, AnyHandler>(
  [...catalogueHandlers, ...editorialHandlers, ...reviewHandlers].map((handler) => [
    keyOf(handler.endpoint),
    handler,
  ]),
);

/**
 * The embedded API: answers an endpoint from the database. The input has been checked already.
 * Throws ApiError: `not_found`, `conflict` …, or `unavailable` when the database is away.
 */
export async function answer(endpoint: Endpoint, locale: Locale, input: unknown): Promise<unknown> {
  const handler = handlers.get(keyOf(endpoint));
  if (!handler) throw new ApiError("not_found", { message: `${keyOf(endpoint)} is not offered` });
  try {
    return await handler.answer(input, locale);
  } catch (cause) {
    if (unreachable(cause)) throw new ApiError("unavailable", { retryAfterSeconds: 5, cause });
    throw cause;
  }
}

function keyOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
