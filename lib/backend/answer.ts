import type { Endpoint } from "../contract/endpoint";
import { ApiError } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { countsFrom } from "../site/counts-from";
import { accountHandlers } from "./accounts/handlers";
import { affiliateHandlers } from "./affiliate/handlers";
import { bookingsOf } from "./bookings/guest/own-bookings";
import { bookingHandlers } from "./bookings/handlers";
import { catalogueHandlers } from "./catalogue/handlers";
import { passing } from "./db/unreachable";
import { withoutValues } from "./db/without-values";
import { documentHandlers } from "./documents/handlers";
import { editorialHandlers } from "./editorial/handlers";
import { leadHandlers } from "./leads/handlers";
import { offerHandlers } from "./offers/handlers";
import { paymentHandlers } from "./payments/handlers";
import type { AnyHandler, Caller } from "./requests/handler";
import { countByEach } from "./requests/rate-limit";
import { reviewHandlers } from "./reviews/handlers";
import { searchHandlers } from "./search/handlers";
import { record } from "./staff/audit";

const handlers = new Map<string, AnyHandler>(
  [
    ...accountHandlers(bookingsOf),
    ...affiliateHandlers,
    ...bookingHandlers,
    ...catalogueHandlers,
    ...editorialHandlers,
    ...leadHandlers,
    ...documentHandlers,
    ...offerHandlers,
    ...paymentHandlers,
    ...reviewHandlers(async (transaction, action, subject) => {
      await record(transaction, { kind: "mailbox" }, { action, subject });
    }),
    ...searchHandlers,
  ].map((handler) => [keyOf(handler.endpoint), handler]),
);

/**
 * The embedded API: answers an endpoint from the database. The input has been checked already.
 * Throws ApiError: `not_found`, `conflict` …, `too_many`, or `unavailable` when the database
 * is away.
 */
export async function answer(
  endpoint: Endpoint,
  locale: Locale,
  input: unknown,
  caller: Caller,
): Promise<unknown> {
  const handler = handlers.get(keyOf(endpoint));
  if (!handler) throw new ApiError("not_found", { message: `${keyOf(endpoint)} is not offered` });
  try {
    if (caller.address && endpoint.limits)
      await countByEach(countsFrom(caller.address, endpoint.path, endpoint.limits));
    return await handler.answer(input, locale, caller);
  } catch (error) {
    const cause = withoutValues(error);
    if (passing(error)) throw new ApiError("unavailable", { retryAfterSeconds: 5, cause });
    throw cause;
  }
}

function keyOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}
