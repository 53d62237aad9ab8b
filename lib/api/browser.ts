import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { ApiError, detailOf, type ErrorBody, errorCodes, statusOf } from "../contract/errors";
import { addressOf } from "./address";
import { retryAfterSeconds } from "./retry-after";
import { nameSavedAs } from "./saved-name";
import { sentBody } from "./sent-body";

/**
 * Calls an endpoint of this site from an island, in the language of the page. The reply is
 * trusted: it comes from this site's own handler, which has checked it.
 *
 * Throws ApiError with the message in the visitor's language; `unavailable` when offline.
 */
export async function callSite<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { signal, headers }: { signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<OutputOf<E>> {
  const sent = sentBody(endpoint, input);
  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      accept: "application/json",
      ...pageLanguage(),
      ...sent.headers,
      ...headers,
    },
    body: sent.body,
    signal,
  }).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw new ApiError("unavailable", { cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as OutputOf<E>;
  throw errorOf(response, body);
}

/**
 * Fetches a file of this site, such as a document, with the name it is to be saved under.
 *
 * Throws as `callSite`.
 */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string>,
): Promise<{ name: string; bytes: Blob }> {
  const response = await fetch(addressOf(endpoint, input), {
    headers: { ...pageLanguage(), ...headers },
  }).catch((cause) => {
    throw new ApiError("unavailable", { cause });
  });
  if (!response.ok) throw errorOf(response, await response.json().catch(() => undefined));
  const name = nameSavedAs(response.headers.get("content-disposition"));
  return { name, bytes: await response.blob() };
}

/** The secret that opens what is called: an account's token, or a key from a mail. */
export const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

/** On a host that is no configured domain the page is English, whatever the browser prefers. */
const pageLanguage = () => ({ "accept-language": document.documentElement.lang || "en" });

/** What an answer that is none says, as an error. */
export function errorOf(response: Response, body: unknown): ApiError {
  // Something on the way may have answered instead of this site.
  const said = (body as Partial<ErrorBody> | null | undefined)?.error;
  const code = errorCodes.find((each) => statusOf[each] === response.status) ?? "unavailable";
  return new ApiError(code, {
    ...(typeof said?.message === "string" && detailOf(said)),
    retryAfterSeconds: retryAfterSeconds(response),
  });
}
