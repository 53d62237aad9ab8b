import type { Response } from "undici";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { ErrorBodySchema } from "../contract/error-body";
import { ApiError, detailOf, type ErrorBody, type ErrorCode, statusOf } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { askOutside, bytesWithin } from "../outgoing";
import { withPhotos } from "../photos/in-reply";
import { addressOf } from "./address";
import { retryAfterSeconds } from "./retry-after";
import { nameSavedAs } from "./saved-name";
import { sentBody } from "./sent-body";
import { parsedReply, soundReply } from "./sound-reply";
import { unfitReply } from "./unfit-reply";

const megabyte = 1024 * 1024;
/** A dozen replies are in memory at once; papers and pictures are larger than what is said in words. */
const mostBytes = { file: 16 * megabyte, json: 4 * megabyte };
const mostFields = 100;
const mostReasons = 10;
const mostLetters = 1_000;
// Encoded or not: proxies before an API decode a path, and then it leads somewhere else.
const leadsElsewhere = /[/\\]|^\.{1,2}$/;

/**
 * Calls an endpoint of an API that is elsewhere and checks the reply with the contract's schema.
 * Throws ApiError: `not_found` for a parameter that could lead out of its place in the path, the code
 * the other side sent, `unavailable` when it cannot be reached or is slow,
 * `bad_gateway` naming the field when a reply does not fit. Pictures in a reply are at this site's
 * addresses.
 */
export async function callHttp<E extends Endpoint>(
  base: string,
  endpoint: E,
  locale: Locale,
  input: InputOf<E>,
  headers: Record<string, string> = {},
): Promise<OutputOf<E>> {
  const { response, bytes, body, values } = await send(base, endpoint, locale, input, headers);
  if (!response.ok) throw errorFrom(response, body);
  const reply = soundReply(endpoint.output, body, values);
  if (reply.success) return withPhotos(reply.data, base) as OutputOf<E>;
  throw unfitReply(endpoint, locale, response, bytes, reply.error);
}

async function send<E extends Endpoint>(
  base: string,
  endpoint: E,
  locale: Locale,
  input: InputOf<E>,
  headers: Record<string, string>,
) {
  for (const [, name = ""] of endpoint.path.matchAll(/:(\w+)/g))
    if (leadsElsewhere.test(String(input[name]))) throw new ApiError("not_found");
  const url = base.replace(/\/$/, "") + addressOf(endpoint, input);
  const sent = await sentBytes(endpoint, input);
  try {
    const response = await askOutside(url, {
      method: endpoint.method,
      headers: {
        accept: endpoint.reply === "file" ? "*/*" : "application/json",
        "accept-language": locale,
        ...sent.headers,
        ...headers,
      },
      body: sent.body,
    });
    const isFile = endpoint.reply === "file" && response.ok && !isJson(response);
    const most = mostBytes[isFile ? "file" : "json"];
    const bytes = await bytesWithin(response, most);
    if (!bytes) throw new Error(`it answers with more than ${most} bytes`);
    const said = isFile ? { body: fileOf(response, bytes), values: 0 } : parsedReply(bytes);
    return { response, bytes, ...said };
  } catch (cause) {
    throw new ApiError("unavailable", {
      message: `${url} cannot be reached`,
      retryAfterSeconds: 5,
      cause,
    });
  }
}

/** A form as bytes with its boundary: another `fetch` than the global one does not know its class. */
async function sentBytes(endpoint: Endpoint, input: Record<string, unknown>) {
  const { headers, body = null } = sentBody(endpoint, input);
  if (!(body instanceof FormData)) return { headers, body };
  const form = new globalThis.Response(body);
  const type = form.headers.get("content-type") ?? "";
  return { headers: { ...headers, "content-type": type }, body: await form.arrayBuffer() };
}

const isJson = (response: Response) =>
  /^application\/json\b/i.test(response.headers.get("content-type") ?? "");

/** A file as the contract describes it; what its type must be is the output's schema to say. */
function fileOf(response: Response, bytes: Buffer) {
  return {
    content_type: response.headers.get("content-type") ?? "",
    file_name: nameSavedAs(response.headers.get("content-disposition")),
    base64: bytes.toString("base64"),
  };
}

function errorFrom(response: Response, body: unknown): ApiError {
  const known = ErrorBodySchema.safeParse(withFewFields(body));
  const detail = known.success ? detailOf(within(known.data.error)) : {};
  return new ApiError(codeOf(response.status), {
    ...detail,
    retryAfterSeconds: retryAfterSeconds(response),
  });
}

/**
 * An error with no more fields than a form can show: looking at hundreds of thousands, or writing them
 * into the log, would keep all languages waiting.
 */
function withFewFields(body: unknown): unknown {
  const error = inside(body, "error");
  const fields = Object.entries(inside(error, "fields") ?? {}).slice(0, mostFields);
  if (!error || fields.length === 0) return body;
  const { code, message, reason } = error;
  const some = fields.map(([name, why]) => [
    name,
    Array.isArray(why) ? why.slice(0, mostReasons) : why,
  ]);
  return { error: { code, message, reason, fields: Object.fromEntries(some) } };
}

function inside(of: unknown, name: string): Record<string, unknown> | undefined {
  const value: unknown = typeof of === "object" && of !== null ? Reflect.get(of, name) : undefined;
  return typeof value === "object" && value !== null
    ? (value as Record<string, unknown>)
    : undefined;
}

/** As much of what it says as is kept. */
function within({ code, message, reason, fields }: ErrorBody["error"]): ErrorBody["error"] {
  const begin = (words: string) => words.slice(0, mostLetters);
  return {
    ...{ code, message: begin(message) },
    ...(reason && { reason: begin(reason) }),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, why]) => [begin(name), why.map(begin)]),
      ),
    }),
  };
}

function codeOf(status: number): ErrorCode {
  const known = (Object.keys(statusOf) as ErrorCode[]).find((code) => statusOf[code] === status);
  return known ?? (status >= 500 ? "unavailable" : "malformed");
}
