import type { MarkedToken, Token } from "marked";
import { Fragment, type ReactNode } from "react";
import { withCounted } from "@/lib/i18n/unit-text";
import { type Resolve, safeHref } from "./markdown-link";
import { SiteLink } from "./site-link";

/** Inline tokens as elements. Raw HTML stays the text it is. */
export function inline(tokens: Token[] | undefined, resolve: Resolve): ReactNode {
  return (tokens ?? []).map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change its order.
    <Fragment key={index}>{element(token as MarkedToken, resolve)}</Fragment>
  ));
}

function element(token: MarkedToken, resolve: Resolve): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong className="font-semibold">{inline(token.tokens, resolve)}</strong>;
    case "em":
      return <em>{inline(token.tokens, resolve)}</em>;
    case "del":
      return <del>{inline(token.tokens, resolve)}</del>;
    case "codespan":
      return <code className="rounded-picture bg-paper-deep px-1.5 py-0.5">{token.text}</code>;
    case "br":
      return <br />;
    case "link": {
      const href = safeHref(token.href, resolve);
      const text = inline(token.tokens, resolve);
      return href ? <TextLink href={href}>{text}</TextLink> : text;
    }
    case "checkbox":
      return token.checked ? "☑ " : "☐ ";
    case "text":
      return token.tokens ? inline(token.tokens, resolve) : withCounted(token.text);
    default:
      return "text" in token ? token.text : token.raw;
  }
}

function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <SiteLink
      href={href}
      className="text-terracotta-deep underline decoration-terracotta/40 underline-offset-4 transition-colors hover:decoration-terracotta"
    >
      {children}
    </SiteLink>
  );
}
