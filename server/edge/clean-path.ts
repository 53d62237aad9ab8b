import { redirectOf } from "../../lib/site/redirects";

/**
 * Where a request belongs, in one hop and with its query as it was sent; undefined when it is right.
 * The framework would write `%20` in a query as `+` before the middleware, which has the same rule,
 * could send it on. Backslashes count as slashes, as browsers read them so: `//` and `/\` in a
 * `Location` would lead to another site. Steps up (`/x/../`) are taken here, so that a page is known
 * by one path alone.
 */
export function cleanPath(url: string): string | undefined {
  const queryAt = url.indexOf("?");
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  const query = queryAt === -1 ? "" : url.slice(queryAt);
  const collapsed = withoutSteps(path.replace(/[\\/]+/g, "/"));
  const moved = redirectOf(collapsed, query);
  return moved ?? (collapsed === path ? undefined : collapsed + query);
}

/** Without `.` and `..`, spelled in whatever way; above the root there is nothing. */
function withoutSteps(path: string): string {
  if (!/\/(\.|%2e){1,2}(\/|$)/i.test(path)) return path;
  const kept: string[] = [];
  for (const segment of path.slice(1).split("/")) {
    const step = segment.replace(/%2e/gi, ".");
    if (step === "..") kept.pop();
    else if (step !== ".") kept.push(segment);
  }
  return `/${kept.join("/")}`;
}

// The framework compares every name in a query with every other: eight thousand of them would hold
// up everybody for ten seconds.
const mostNames = 200;

/**
 * The path and query of a request line, which may name the whole address; undefined when it has none,
 * or more names in its query than anything here asks for.
 * Whatever comes after reads it alike: it has no fragment, which belongs to browsers, and no names that
 * only the framework gives to itself.
 */
export function requestPath(target: string): string | undefined {
  const address = target.replace(/#.*$/s, "");
  if (address.split("&", mostNames + 1).length > mostNames) return undefined;
  if (address.startsWith("/")) return withoutNotes(address);
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(address) ?? [];
  if (path === undefined) return undefined;
  return withoutNotes(path.startsWith("/") ? path : `/${path}`);
}

// The framework's middleware reads `nxtPlevel` as `level`.
const note = /^nxt[PI]./;

function withoutNotes(url: string): string {
  const path = url.replace(/\?.*$/s, "");
  const all = [...new URLSearchParams(url.slice(path.length))];
  const sent = all.filter(([name]) => !note.test(name));
  if (sent.length === all.length) return url;
  return sent.length > 0 ? `${path}?${new URLSearchParams(sent)}` : path;
}
