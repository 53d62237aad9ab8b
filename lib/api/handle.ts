import type { NextRequest } from "next/server";
import type { Endpoint, InputOf } from "../contract/endpoint";
import { ApiError, type ErrorBody, statusOf, usualRetrySeconds } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { reportError } from "../error-report";
import { localeOfCall } from "../site/domains";
import { callAs, callEmbedded } from "./call";
import { callerOf, demandSameOrigin } from "./caller";
import { countInMemory } from "./count-in-memory";
import { errorMessage, fieldMessages } from "./error-messages";
import { readMultipart } from "./read-multipart";
import { sayOnce } from "./say-once";

export type Context = { params: Promise<Record<string, string | string[] | undefined>> };

interface HandleOptions {
  /** Only the embedded API has it: see `callEmbedded`. */
  isOperators?: boolean;
}

/**
 * The route handler of an endpoint: reads path, query and body, calls the endpoint in the
 * language that the call is in (`localeOfCall`), and turns every failure into the one error shape.
 */
export function handle<E extends Endpoint>(
  endpoint: E,
  { isOperators = false }: HandleOptions = {},
) {
  return async (request: NextRequest, context: Context): Promise<Response> => {
    const locale = localeOfCall(request.headers);
    try {
      if (endpoint.method !== "GET") demandSameOrigin(request);
      const input = await inputOf(endpoint, request, await context.params);
      // The endpoint's own schema checks the input at the door of `callAs`.
      const ask = isOperators ? callEmbedded : callAs;
      const output = await ask(locale, endpoint, input as InputOf<E>, callerOf(request));
      return Response.json(output, {
        status: endpoint.status ?? 200,
        headers: { "cache-control": "no-store", vary: "host, accept-language" },
      });
    } catch (error) {
      return errorResponse(error, locale, endpoint.path);
    }
  };
}

/** What is asked for, by path, query and body. */
export async function inputOf(
  endpoint: Endpoint,
  request: NextRequest,
  params: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  return { ...(await sentInput(endpoint, request)), ...params };
}

async function sentInput(endpoint: Endpoint, request: NextRequest) {
  if (endpoint.method === "GET") return queryOf(request.nextUrl.searchParams);
  if (endpoint.body !== "multipart") return readBody(request);
  const { address } = callerOf(request);
  if (address) countInMemory(address, "form", formsRead);
  return readMultipart(request);
}

// A call counts once its input is right; taking an odd form apart may take a seventh of a second before that.
const formsRead = [{ calls: 30, perSeconds: 60 }];

/** A name that comes several times becomes a list. */
function queryOf(search: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(search.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = search.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Any failure as an answer; what is not an ApiError says `internal` and goes to the log. */
export function errorResponse(error: unknown, locale: Locale, path: string): Response {
  const known = error instanceof ApiError ? error : new ApiError("internal", { cause: error });
  if (statusOf[known.code] >= 500) {
    if (known.cause === undefined) sayOnce(known.message, `${known.code}: ${known.message}`);
    else console.error(known.code, known.message, known.cause);
    if (known.code === "internal") void reportError(known.cause ?? known, `call ${path}`);
  }
  const { fields, reason, retryAfterSeconds = usualRetrySeconds[known.code] } = known.detail;
  const body: ErrorBody = {
    error: {
      code: known.code,
      message: errorMessage(known.code, locale, reason),
      ...(reason && { reason }),
      ...(fields && { fields: fieldMessages(fields, locale) }),
    },
  };
  return Response.json(body, {
    status: statusOf[known.code],
    headers: {
      "cache-control": "no-store",
      vary: "host, accept-language",
      ...(retryAfterSeconds && { "retry-after": String(retryAfterSeconds) }),
    },
  });
}

const mostBytes = 64 * 1024;
const deepest = 10;

/**
 * The JSON object in a request's body. Throws ApiError: `unsupported_type` for anything but JSON,
 * `too_large` above 64 kB (or what is said) or ten levels, `malformed` when it does not parse or is no object.
 */
export async function readBody(
  request: Request,
  most = mostBytes,
): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw new ApiError("unsupported_type");
  const text = await request.text();
  if (Buffer.byteLength(text) > most) throw new ApiError("too_large");
  const value = parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new ApiError("malformed");
  if (isDeeperThan(deepest, value)) throw new ApiError("too_large");
  return { ...value };
}

/** @throws ApiError `malformed` */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError("malformed", { cause });
  }
}

// Stops at the limit: going to the bottom of thirty thousand brackets would exhaust the stack.
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
