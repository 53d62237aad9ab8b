import type { Endpoint } from "../contract/endpoint";

/**
 * The address of a call below an API's base: path parameters filled in, the rest of a GET's input
 * as query string. Undefined values are left out; lists are joined with commas.
 */
export function addressOf(endpoint: Endpoint, input: Record<string, unknown>): string {
  const rest = { ...input };
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  if (endpoint.method !== "GET") return path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(",") : String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** The input that is not part of the path: the JSON body of a POST. */
export function bodyOf(endpoint: Endpoint, input: Record<string, unknown>) {
  const inPath = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  return Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.has(name)));
}
