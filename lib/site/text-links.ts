import { destinationPath, postPath, tourPath } from "./routes";

/** A text of ours without the addresses of its links, where only words can stand. */
export function withoutLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
}

/** The path a link of our texts leads to: `tour:slug`, `destination:slug`, `post:slug`, `page:/Quote`. */
export function textLink(kind: "tour" | "destination" | "post" | "page", target: string): string {
  if (kind === "page") return target;
  return { tour: tourPath, destination: destinationPath, post: postPath }[kind](target);
}
