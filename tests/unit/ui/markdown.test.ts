import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { headingsOf, Markdown } from "@/components/ui/markdown";
import type { Resolve } from "@/components/ui/markdown-link";

const html = (text: string, resolve?: Resolve) =>
  renderToStaticMarkup(createElement(Markdown, { text, resolve }));

const schemes = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "javascript&#58;alert(1)",
  "javascript&colon;alert(1)",
  "java\tscript:alert(1)",
  "&#106;avascript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "blob:https://x/1",
  "mailto:a@b.example",
  "//evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "page:javascript:alert(1)",
  "page://evil.example",
];

describe("a link", () => {
  it.each(schemes)("to %s stays text", (target) => {
    for (const source of [
      `[x](${target})`,
      `[x](<${target}>)`,
      `[x][1]\n\n[1]: ${target}`,
      `<${target}>`,
    ])
      expect(html(source)).not.toMatch(/<a\b/);
  });

  it("within the site or over http(s) is a link", () => {
    expect(html("[x](/Quote?a=1#b)")).toContain('href="/Quote?a=1#b"');
    expect(html("[x](#when)")).toContain('href="#when"');
    expect(html("[x](https://www.example.org/a)")).toContain('href="https://www.example.org/a"');
  });

  it("by id leads where it resolves to, else it is text", () => {
    const resolve: Resolve = (kind, id) => (id === "gone" ? undefined : `/${kind}/${id}`);
    expect(html("[x](tour:crater)", resolve)).toContain('href="/tour/crater"');
    expect(html("[x](post:gone)", resolve)).not.toMatch(/<a\b/);
    expect(html("[x](page:/Quote)")).toContain('href="/Quote"');
    expect(html("[x](tour:crater)", () => "javascript:alert(1)")).not.toMatch(/<a\b/);
  });
});

describe("HTML in a text", () => {
  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "a <b onmouseover=alert(1)>b</b>",
    "<svg/onload=alert(1)>",
    "<iframe src=javascript:alert(1)></iframe>",
    "<a href='javascript:alert(1)'>x</a>",
    "<style>*{display:none}</style>",
    "<!-- --><script>alert(1)</script>",
    "- <details open ontoggle=alert(1)>",
    "| <img src=x onerror=alert(1)> |\n|---|\n| <script>1</script> |",
    "`<script>alert(1)</script>`",
    "```\n<script>alert(1)</script>\n```",
    "## <img src=x onerror=alert(1)>",
    '[x](/a "\\"onmouseover=alert(1)")',
    '![x"onerror="alert(1)](x)',
  ])("is shown and never obeyed: %s", (source) => {
    const parsed = html(source);
    expect(parsed).not.toMatch(/<(script|img|svg|iframe|style|details|b)\b/i);
    expect(parsed).not.toMatch(/<[a-z][^>]*\son\w+\s*=/i);
  });
});

describe("a text that is nested as nobody writes", () => {
  it.each(["> ", "- ", "*"])("is shown as the words it is: %s", (mark) => {
    for (const times of [60, 500, 4_000]) {
      const parsed = html(`${mark.repeat(times)}karibu`);
      expect(parsed).toContain("karibu");
      expect(headingsOf(`${mark.repeat(times)}karibu`)).toEqual([]);
    }
  });

  it("is set as it was meant up to some depth", () => {
    expect(html("> > - karibu")).toMatch(/<blockquote.*<blockquote.*<li/s);
  });
});

describe("headings", () => {
  it("have ids of their words, numbered when they repeat", () => {
    const text = "## Wann & für wen?\n\n### Größe\n\n## Wann & **für** wen?\n\n## 東京\n\n## ???";
    expect(headingsOf(text)).toEqual([
      { id: "wann-fur-wen", text: "Wann & für wen?", level: 2 },
      { id: "grosse", text: "Größe", level: 3 },
      { id: "wann-fur-wen-2", text: "Wann & für wen?", level: 2 },
      { id: "東京", text: "東京", level: 2 },
      { id: "section", text: "???", level: 2 },
    ]);
    for (const { id } of headingsOf(text)) expect(html(text)).toContain(`id="${id}"`);
  });
});

describe("a table", () => {
  const line = (cells: number, text: string) => `| ${Array(cells).fill(text).join(" | ")} |\n`;
  const table = (cells: number) =>
    html(line(cells, "Head") + line(cells, "---") + line(cells, "a"));

  it("says of each cell of which column and row it is", () => {
    const source = "| Route | Days |\n|---|---|\n| Machame | [7](/trip/m) |";
    expect(html(source)).toMatch(/<th scope="col"[^>]*>Route<.*<th scope="row"[^>]*>Machame</);
    expect(html(source)).toContain('href="/trip/m"');
  });

  it("scrolls under the names of its columns, by keyboard, where a phone is too narrow for it", () => {
    expect(table(5)).toContain(
      'role="region" tabindex="0" aria-label="Head, Head, Head, Head, Head"',
    );
    expect(table(3)).not.toMatch(/tabindex|min-w/);
  });
});
