import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { ApiError } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { externalApiBase } from "../env";
import { callHttp } from "./http-transport";

/** What a route handler knows about who calls; an external API gets it as headers. */
export interface CallContext {
  address?: string | undefined;
  idempotencyKey?: string | undefined;
  token?: string | undefined;
}

/**
 * Calls an endpoint in a language: the operator's own API where `API_BASE_URL_<LOCALE>` is set,
 * else the embedded one in this process, which is loaded only then.
 *
 * Throws ApiError: `invalid` with the wrong fields, or what the endpoint answers.
 */
export async function callAs<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: InputOf<E>,
  context: CallContext = {},
): Promise<OutputOf<E>> {
  const base = externalApiBase(locale);
  if (base) return callHttp(base, endpoint, locale, input, headersOf(context));
  return callInProcess(locale, endpoint, input, context);
}

function headersOf({ address, idempotencyKey, token }: CallContext): Record<string, string> {
  return {
    ...(address && { "x-forwarded-for": address }),
    ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
}

async function callInProcess<E extends Endpoint>(
  locale: Locale,
  endpoint: E,
  input: InputOf<E>,
  context: CallContext,
): Promise<OutputOf<E>> {
  const parsed = endpoint.input.safeParse(input);
  if (!parsed.success) throw new ApiError("invalid", { fields: fieldsOf(parsed.error.issues) });
  const { answer } = await import("../backend/answer");
  return answer(endpoint, locale, parsed.data, context) as Promise<OutputOf<E>>;
}

function fieldsOf(issues: { path: PropertyKey[]; message: string; code?: string }[]) {
  const fields: Record<string, string[]> = {};
  for (const issue of issues) {
    const name = issue.path.join(".") || "input";
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
}
