import type { Endpoint } from "../contract/endpoint";
import { bodyOf } from "./address";

interface SentBody {
  headers: Record<string, string>;
  body: string | FormData | undefined;
}

/** How the input of a POST travels: as JSON, or as form data where it carries files. */
export function sentBody(endpoint: Endpoint, input: Record<string, unknown>): SentBody {
  if (endpoint.method !== "POST") return { headers: {}, body: undefined };
  const rest = bodyOf(endpoint, input);
  if (endpoint.body !== "multipart")
    return { headers: { "content-type": "application/json" }, body: JSON.stringify(rest) };
  const form = new FormData();
  for (const [name, value] of Object.entries(rest))
    if (value instanceof Blob) form.set(name, value);
    else if (value !== undefined) form.set(name, String(value));
  // The browser adds the content type with its boundary.
  return { headers: {}, body: form };
}
