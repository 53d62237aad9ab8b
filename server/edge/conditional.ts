import type { ServerResponse } from "node:http";

/** Whether the client already has this entity (weak comparison, RFC 9110, 13.1.2). */
export function alreadyHas(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return (
    ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((tag) => bare(tag) === bare(etag))
  );
}

/** Turns an answer into "unchanged": the headers that describe a body go, the others stay. */
export function makeNotModified(response: ServerResponse): void {
  response.statusCode = 304;
  for (const name of ["content-type", "content-length", "content-encoding"])
    response.removeHeader(name);
}

/** Adds a name to `Vary` once. */
export function addVary(response: ServerResponse, name: string): void {
  const names = String(response.getHeader("vary") ?? "")
    .split(/\s*,\s*/)
    .filter(Boolean);
  if (names.some((known) => known === "*" || known.toLowerCase() === name.toLowerCase())) return;
  response.setHeader("Vary", [...names, name].join(", "));
}
