import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { NextRequest } from "next/server";
import { describe, expect, it, vi } from "vitest";
import { middleware } from "@/middleware";

const answer = (path: string) => middleware(new NextRequest(`http://de.localhost${path}`));

describe("the middleware", () => {
  it.each([
    ["/About/?x=a%20b+c", "/About?x=a%20b+c"],
    ["/trip?q=%20", "/tanzania-safari-package?q=%20"],
    ["/no%20where+/", "/no%20where+"],
    ["/undefined", "/"],
  ])("moves %s to %s for good", (from, to) => {
    const { status, headers } = answer(from);
    const location = headers.get("location") ?? "";
    expect([status, location.replace("http://de.localhost", "")]).toEqual([301, to]);
  });

  it("leaves the files of an operator's own where they are", () => {
    const folder = mkdtempSync(join(tmpdir(), "public-"));
    mkdirSync(join(folder, "public", ".well-known"), { recursive: true });
    writeFileSync(join(folder, "public", "logo of ours.svg"), "<svg/>");
    writeFileSync(join(folder, "public", ".well-known", "security.txt"), "Contact: …");
    const cwd = vi.spyOn(process, "cwd").mockReturnValue(folder);
    const rewritten = (path: string) => answer(path).headers.get("x-middleware-rewrite");
    expect(rewritten("/logo%20of%20ours.svg")).toBeNull();
    expect(rewritten("/.well-known/security.txt")).toBeNull();
    expect(rewritten("/another.svg")).toBe("http://de.localhost/en/another.svg");
    expect(rewritten("/About")).toBe("http://de.localhost/en/About");
    cwd.mockRestore();
  });

  it("leads to the folder of the host's language with the query as it was sent", () => {
    const request = new NextRequest("http://x/Search?q=a%20b+c", {
      headers: { host: "de.localhost" },
    });
    const target = middleware(request).headers.get("x-middleware-rewrite");
    expect(target).toBe("http://x/de/Search?q=a%20b+c");
  });

  const offer = "O-7KM4-X2PA-9TRH";
  it.each([
    ["desk.localhost:3000", "/", "/desk"],
    ["DESK.localhost.", "/requests/1", "/desk/requests/1"],
    // Nothing of the site is there.
    ["desk.localhost", "/About", "/desk/About"],
    ["desk.localhost", "/api/tourcards", "/desk/api/tourcards"],
    ["desk.localhost", "/desk", "/desk/desk"],
    ["desk.localhost", "/api/desk/x", null],
    // What a guest would read is in their language, and at this address alone.
    ["desk.localhost", `/offers/${offer}/preview/de`, `/desk-preview/de/${offer}`],
    ["desk.localhost", `/offers/${offer}/preview/xx`, `/desk/offers/${offer}/preview/xx`],
    ["desk.localhost", `/desk-preview/de/${offer}`, `/desk/desk-preview/de/${offer}`],
    ["localhost:3000", "/desk-preview/de/x", "/en/desk-preview/de/x"],
    // And nothing of the desk anywhere else.
    ["localhost:3000", "/desk", "/en/desk"],
    ["desk.de.localhost", "/desk/requests", "/en/desk/requests"],
  ])("has the desk on a host of its own: %s%s", (host, path, inner) => {
    const target = middleware(new NextRequest(`http://x${path}`, { headers: { host } }));
    const led = target.headers.get("x-middleware-rewrite");
    expect(led?.replace("http://x", "") ?? null).toBe(inner);
  });

  const follow = (path: string, headers: Record<string, string>) =>
    middleware(
      new NextRequest(`http://x${path}`, {
        headers: {
          host: "desk.localhost",
          "sec-fetch-site": "cross-site",
          "sec-fetch-mode": "navigate",
          ...headers,
        },
      }),
    );

  it("has whoever follows a link in a mail to the desk ask again from there, once", async () => {
    const answer = follow("/requests/1?a=%22>&b=c", {});
    const [, to = ""] = /url=([^"]*)">/.exec(await answer.text()) ?? [];
    expect(to).toBe("/requests/1?a=%22%3E&amp;b=c&amp;here=1");
    const isLedOn = (path: string, headers = {}) =>
      follow(path, headers).headers.has("x-middleware-rewrite");
    expect(isLedOn(to.replaceAll("&amp;", "&"))).toBe(true);
    expect(isLedOn("/", { "sec-fetch-site": "same-origin" })).toBe(true);
    expect(isLedOn("/", { "sec-fetch-site": "none" })).toBe(true);
    expect(isLedOn("/", { cookie: "desk=x" })).toBe(true);
    expect(isLedOn("/join")).toBe(true);
    expect(isLedOn("/%22%3E")).toBe(false);
  });
});
