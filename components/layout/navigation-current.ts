import type { NavEntry } from "./navigation";

/** `page` for the entry that is this page, `true` for one whose panel holds it. */
export function currency(entry: NavEntry, here: string | undefined): "page" | "true" | undefined {
  if (here === undefined) return undefined;
  if (entry.href === here) return "page";
  const holds = entry.panel?.groups.some((group) => group.links.some(({ href }) => href === here));
  return holds ? "true" : undefined;
}
