import { z } from "zod";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { ApiError, detailOf, ErrorBodySchema, type ErrorCode, statusOf } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { addressOf } from "./address";
import { plainFetch } from "./plain-fetch";
import { sentBody } from "./sent-body";

const timeoutMs = 10_000;

/**
 * Calls an endpoint of an API that is elsewhere and checks the reply with the contract's schema.
 * Throws ApiError: the code the other side sent, `unavailable` when it cannot be reached or is slow,
 * `bad_gateway` naming the field when a reply does not fit.
 */
export async function callHttp<E extends Endpoint>(
  base: string,
  endpoint: E,
  locale: Locale,
  input: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<OutputOf<E>> {
  const response = await send(base, endpoint, locale, input, headers);
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw errorFrom(response, body);
  const reply = endpoint.output.safeParse(body);
  if (reply.success) return reply.data as OutputOf<E>;
  throw new ApiError("bad_gateway", {
    message: `${endpoint.method} ${endpoint.path}: ${z.prettifyError(reply.error)}`,
  });
}

async function send<E extends Endpoint>(
  base: string,
  endpoint: E,
  locale: Locale,
  input: InputOf<E>,
  headers: Record<string, string>,
): Promise<Response> {
  const url = base.replace(/\/$/, "") + addressOf(endpoint, input);
  const sent = sentBody(endpoint, input);
  try {
    return await plainFetch(url, {
      method: endpoint.method,
      headers: {
        accept: "application/json",
        "accept-language": locale,
        ...sent.headers,
        ...headers,
      },
      body: sent.body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new ApiError("unavailable", { message: `${url} cannot be reached`, cause });
  }
}

function errorFrom(response: Response, body: unknown): ApiError {
  const parsed = ErrorBodySchema.safeParse(body);
  const detail = parsed.success ? detailOf(parsed.data.error) : {};
  const retryAfterSeconds = Number(response.headers.get("retry-after")) || undefined;
  return new ApiError(codeOf(response.status), { ...detail, retryAfterSeconds });
}

function codeOf(status: number): ErrorCode {
  const known = (Object.keys(statusOf) as ErrorCode[]).find((code) => statusOf[code] === status);
  return known ?? (status >= 500 ? "unavailable" : "malformed");
}
