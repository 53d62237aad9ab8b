import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { stillHtml } from "./still-html";
import { StillMarkup, type StillProps } from "./still-markup";

/**
 * A part of a page in which nothing lives: links, texts and pictures. Written as HTML once, it costs
 * React and the payload of the page next to nothing
 * (docs/decisions/0038-what-is-still-is-written-once.md).
 */
export function Still({ children, ...rest }: StillProps & { children: ReactNode }) {
  // Begun while this is rendered, so that components in it may use hooks, but below one that waits.
  const html = stillHtml(children);
  return typeof html === "string"
    ? keyed(html, rest)
    : html.then((written) => keyed(written, rest));
}

function keyed(html: string, rest: StillProps) {
  const key = createHash("sha256").update(html).digest("hex").slice(0, 16);
  return <StillMarkup {...rest} html={`still:${key};${html}`} />;
}
