"use client";

import { stillKeyLength } from "@/lib/site/still-key";

export interface StillProps {
  as?: "div" | "nav" | "ul" | "ol" | "dl";
  id?: string;
  className?: string;
  "aria-label"?: string;
}

/** Markup of the document that this browser came by, by its key. */
const kept = new Map<string, string>();

/** Takes its markup from the document, where React is told the key alone. */
export function StillMarkup({ as: Tag = "div", html, ...rest }: StillProps & { html: string }) {
  const key = html.slice("still:".length, stillKeyLength - 1);
  const markup = html.slice(stillKeyLength) || keptMarkup(key);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the site from its own elements.
  return <Tag {...rest} data-still={key} dangerouslySetInnerHTML={{ __html: markup }} />;
}

function keptMarkup(key: string): string {
  // Where the page is made the whole string is at hand, and one without anything in it is whole.
  if (typeof document === "undefined") return "";
  const known = kept.get(key);
  if (known !== undefined) return known;
  const element = document.querySelector(`[data-still="${key}"]`);
  if (!element) return "";
  // A menu that a visitor opened before scripts came is not open wherever else it stands.
  const markup = element.innerHTML.replace(/(<details name="[^"]*") open=""/g, "$1");
  kept.set(key, markup);
  return markup;
}
