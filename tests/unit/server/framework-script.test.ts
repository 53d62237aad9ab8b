import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { firstScript } from "../../../lib/site/luggage/first-script";
import { isFrameworkScript } from "../../../server/edge/framework-script";
import { ownScriptHashes } from "../../../server/edge/inline-scripts";
import { reactRuntimes } from "../../../server/edge/react-runtimes";

const turbopack = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const segment = reactRuntimes.find((runtime) => runtime.startsWith("$RS=")) ?? "";
const boundary = reactRuntimes.find((runtime) => runtime.startsWith("$RB=")) ?? "";
const withStyles = reactRuntimes.find((runtime) => runtime.startsWith("$RM=")) ?? "";
const failed = reactRuntimes.find((runtime) => runtime.startsWith("$RX=")) ?? "";

describe("the framework's scripts", () => {
  it.each([
    "(self.__next_f=self.__next_f||[]).push([0])",
    'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n"])',
    'self.__next_f.push([1,"\\u003c/script\\u003e"])',
    "self.__next_f.push([2,null])",
    'self.__next_f.push([3,"AAEC"])',
    `${turbopack}{"otherChunks":["static/chunks/310vm2bl3xxpt.js"],"runtimeModuleIds":[94553]});`,
    "requestAnimationFrame(function(){$RT=performance.now()});",
    '$RC("B:0","S:0")',
    `${boundary}$RC("B:0","S:0")`,
    `${segment}$RS("S:1","P:1")`,
    '$RR("B:0","S:0",[["/_next/static/chunks/a.css","next"]])',
    `${boundary}${withStyles}$RR("B:0","S:0",[])`,
    `${failed};$RX("B:0","NEXT_NOT_FOUND")`,
  ])("are recognised: %.60s", (script) => {
    expect(isFrameworkScript(script)).toBe(true);
  });

  it.each([
    "",
    "alert(1)",
    "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
    " (self.__next_f=self.__next_f||[]).push([0])",
    'self.__next_f.push([1,"x"]);alert(1)',
    'self.__next_f.push([1,"x"]),alert(1)',
    'self.__next_f.push([1,"x"])\nalert(1)',
    'self.__next_f.push([1,"x"],alert(1))',
    "self.__next_f.push([1,alert(1)])",
    "self.__next_f.push([1,`x`])",
    "self.__next_f.push([1,'x'])",
    'self.__next_f.push([1,"x"+alert(1)])',
    'self.__next_f.push([1,"x",2])',
    'self.__next_f.push([9,"x"])',
    'self.__next_f.push({"a":1})',
    'self.__next_f.push([1,"<!--<script>"])',
    'self.__next_f.push(/*",*/alert(1)/*")',
    "self.__next_f.push()",
    'self.__next_f.push([1,"x"];',
    'self.__next_f.push([1,"x"]`',
    `${turbopack}{"otherChunks":[],"runtimeModuleIds":[]},x`,
    "self.__next_f.push)",
    '(self.__next_s=self.__next_s||[]).push([0,{"children":"alert(1)"}])',
    `${turbopack}{"otherChunks":["https://evil.example/x.js"],"runtimeModuleIds":[1]});`,
    `${turbopack}{"otherChunks":["static/chunks/../../../api/x.js"],"runtimeModuleIds":[1]});`,
    `${turbopack}{"otherChunks":["static/chunks//evil.example/x.js"],"runtimeModuleIds":[1]});`,
    `${turbopack}{"otherChunks":[],"runtimeModuleIds":[alert(1)]});`,
    `${turbopack}{"otherChunks":[],"runtimeModuleIds":[],"x":1});`,
    `${turbopack}{"otherChunks":[],"runtimeModuleIds":[]});alert(1)`,
    '$RC("B:0","S:0");alert(1)',
    '$RC("B:0",alert(1))',
    '$RC("B:0","<img>")',
    'alert(1);$RC("B:0","S:0")',
    `${boundary}alert(1);$RC("B:0","S:0")`,
    `${boundary.slice(0, -1)}`,
    '$RZ("B:0","S:0")',
    '$RX("B:0",{"toString":1})',
  ])("are not imitated by: %.80s", (script) => {
    expect(isFrameworkScript(script)).toBe(false);
  });

  it("of React are those of the installed version", () => {
    const path = createRequire(import.meta.url).resolve(
      "next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js",
    );
    const source = readFileSync(path, "utf8");
    for (const runtime of reactRuntimes) {
      const written = [JSON.stringify(runtime).slice(1, -1), inSingleQuotes(runtime)];
      expect(
        written.some((text) => source.includes(text)),
        runtime.slice(0, 40),
      ).toBe(true);
    }
  });
});

function inSingleQuotes(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("\n", "\\n");
}

describe("the hashes of a document", () => {
  const known = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
  const hash = "sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I/LYKeo=";

  it("cover the framework's script, once", () => {
    expect(ownScriptHashes(`<p>${known}${known}`)).toEqual([hash]);
  });

  it("cover our own first script, to the last letter", () => {
    expect(ownScriptHashes(`<script>${firstScript}</script>`)).toHaveLength(1);
    expect(ownScriptHashes(`<script>${firstScript};alert(1)</script>`)).toEqual([]);
  });

  it.each([
    "<script>alert(1)</script>",
    "<SCRIPT>alert(1)</SCRIPT>",
    '<script type="application/ld+json">{"a":1}</script>',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    "<script id=x>alert(1)</script >",
    '<img alt="<script>alert(1)</script>">',
    "<svg><script>alert(1)</script></svg>",
    "<script>\nself.__next_f.push([0])</script>",
  ])("do not cover %s", (html) => {
    expect(ownScriptHashes(html)).toEqual([]);
    expect(ownScriptHashes(html + known)).toEqual([hash]);
  });
});
