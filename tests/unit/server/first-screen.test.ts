import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CriticalCss, classesOf } from "../../../server/first-screen/critical-css";
import { ownStyleHashes, withFirstScreen } from "../../../server/first-screen/first-screen";

let folder: string;
const address = "/_next/static/chunks/a.css";
const sheet = `@font-face{font-family:f;src:url(../media/f.woff2)format("woff2")}
@layer base,utilities;
@layer base{body{margin:0}h1{color:red}}
@layer utilities{.there{color:green}.absent{color:blue}.md\\:grid{display:grid}.w-1\\/2{width:50%}
.\\32 xl{top:0}.there .absent{top:1px}.absent,.there:hover{top:2px}.there:not(.absent){top:3px}
:where(.absent) h1{top:4px}}
@media (min-width:48rem){.there{color:grey}}
@media (min-width:64rem){.absent{color:grey}}
@keyframes turn{to{rotate:1turn}}
.absent{background:url("data:image/svg+xml,x")}.there{background:url(/x.svg)}`;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "first-screen-"));
  mkdirSync(join(folder, "static/chunks"), { recursive: true });
  writeFileSync(join(folder, "static/chunks/a.css"), sheet);
});
afterAll(() => rmSync(folder, { recursive: true }));

const head = `<title>x</title><link rel="stylesheet" href="${address}" data-precedence="next"/><script src="/_next/static/chunks/a.js" async=""></script>`;
const page = `<html><head>${head}</head><body class="there md:grid"><p class="w-1/2 &#x27;2xl&#x27; 2xl">Hi</p><style>.x{}</style><script src="/_next/static/chunks/b.js" async=""></script></body></html>`;

describe("the rules that a document needs", () => {
  const css = () => new CriticalCss(folder).of(address, classesOf(page));

  it("are those that may apply to what it has, in their order and groups", () => {
    expect(css()).toContain("@layer base,utilities;@layer base{body{margin:0}h1{color:red}}");
    for (const kept of [
      ".there{color:green}",
      ".md\\:grid{display:grid}",
      ".w-1\\/2{width:50%}",
      ".\\32 xl{top:0}",
      ".absent,.there:hover{top:2px}",
      ".there:not(.absent){top:3px}",
      ":where(.absent) h1{top:4px}",
      "@media (min-width:48rem){.there{color:grey}}",
      "@keyframes turn{to{rotate:1turn}}",
    ])
      expect(css()).toContain(kept);
  });

  it("are not those for classes that it has not", () => {
    for (const left of [".absent{color:blue}", ".there .absent", "64rem", "data:image"])
      expect(css()).not.toContain(left);
  });

  it("name files as the document has to", () => {
    expect(css()).toContain('url(/_next/static/media/f.woff2)format("woff2")');
    expect(css()).toContain("url(/x.svg)");
  });
});

describe("a finished document", () => {
  const finished = () => withFirstScreen(page, new CriticalCss(folder));

  it("waits for no style sheet and no script, and has both named once", () => {
    expect(finished()).not.toMatch(/<script src=/);
    expect(finished()).toContain(
      '<script type="application/json" id="late-scripts">["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]</script>',
    );
    expect(finished().match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      `<link rel="stylesheet" href="${address}" data-precedence="next" media="print" data-late=""/>`,
      // For whoever runs no scripts.
      `<link rel="stylesheet" href="${address}" data-precedence="next"/>`,
    ]);
    expect(finished()).toContain(`<noscript><link rel="stylesheet" href="${address}"`);
  });

  it("is laid out beneath its first screen when that is scrolled to, on a screen", () => {
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(finished()) ?? [];
    expect(style).toMatch(/@media screen\{\[data-first-look\] [^{]+\{content-visibility:auto/);
  });

  it("allows its own style, and none that stands in its text", () => {
    const [, style = ""] = /<style>(.*?)<\/style>/s.exec(finished()) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(ownStyleHashes(finished())).toEqual([`sha256-${hash}`]);
    expect(ownStyleHashes(page)).toEqual([]);
  });

  it("is left as it is where it has no style sheet, or one that is not there", () => {
    const gone = page.replace("a.css", "gone.css");
    for (const plain of ["<p>Hi</p>", "<html><head></head><body></body></html>", gone])
      expect(withFirstScreen(plain, new CriticalCss(folder))).toBe(plain);
  });
});
