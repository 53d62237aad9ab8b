import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { JsonLd } from "@/components/ui/json-ld";

describe("structured data", () => {
  it.each([
    "</script><script>alert(1)</script>",
    "</SCRIPT ><img src=x onerror=alert(1)>",
    "<!--<script>",
    "]]>\u2028<\\/script>",
  ])("says what a text says, and ends where it ends: %j", (text) => {
    const markup = renderToStaticMarkup(createElement(JsonLd, { data: { [text]: [text] } }));
    const [, inside = ""] =
      /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup) ?? [];
    expect(inside).not.toContain("<");
    expect(JSON.parse(inside)).toEqual({ [text]: [text] });
  });
});
