/** What a link of our texts may point at by its id. */
type LinkKind = "tour" | "destination" | "post" | "page";

/** Finds the path of something by its id, or undefined when this language does not have it. */
export type Resolve = (kind: LinkKind, id: string) => string | undefined;

const byId = /^(tour|destination|post|page):(.+)$/;
// From the start to the end: no other scheme, no second host after the slash, nothing invisible.
const web = /^https?:\/\/[^\s\\<>"']+$/i;
const within = /^(?:\/(?!\/)[^\s\\<>"']*|#[^\s\\<>"']+)$/;

/** The address of a link in a text, or undefined when it must stay plain text. */
export function safeHref(href: string, resolve: Resolve): string | undefined {
  const [, kind, id] = byId.exec(href) ?? [];
  const target = kind && id ? resolve(kind as LinkKind, id) : href;
  return target !== undefined && (web.test(target) || within.test(target)) ? target : undefined;
}
