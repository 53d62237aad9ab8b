import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanPath, requestPath } from "../../../server/edge/clean-path";
import "../../support/same-cases";

describe("a path that is not right", () => {
  it.each([
    ["/About//", "/About"],
    ["/About//?x=1", "/About?x=1"],
    ["//About", "/About"],
    ["//", "/"],
    ["///", "/"],
    ["//?a=//b", "/?a=//b"],
    ["/trip//serengeti//", "/trip/serengeti"],
    ["/undefined//", "/"],
    ["//undefined", "/"],
    ["/blog/undefined//", "/"],
    ["/blog//undefined/", "/"],
    ["/blog//undefined/?x=1", "/?x=1"],
    ["/tanzania-safari-package//", "/tanzania-safari-package/"],
    ["//tanzania-safari-package/", "/tanzania-safari-package/"],
    ["//tanzania-safari-package", "/tanzania-safari-package"],
    ["/tanzania-safari-package//x/", "/tanzania-safari-package/x"],
    ["//evil.example", "/evil.example"],
    ["/\\evil.example", "/evil.example"],
    ["//\\/evil.example/%2e%2e", "/"],
    ["/x/../ResetPassword", "/ResetPassword"],
    ["/x/%2E./ResetPassword?token=..", "/ResetPassword?token=.."],
    ["/./About/./", "/About"],
    ["/../../About", "/About"],
    ["/About/..", "/"],
    ["\\\\evil.example", "/evil.example"],
    ["/About/?x=a%20b+c&y&&z=%zz", "/About?x=a%20b+c&y&&z=%zz"],
    ["/no%20where+/?q=%C3%A4'", "/no%20where+?q=%C3%A4'"],
    ["/trip?x=%20", "/tanzania-safari-package?x=%20"],
    ["/undefined?", "/?"],
  ])("%s belongs at %s", (from, to) => {
    expect(cleanPath(from)).toBe(to);
  });

  it.each([
    "/",
    "/About?x=a%20b",
    "/tanzania-safari-package/",
    "/?next=//x",
    "/a%2F%2Fb",
    "/.well-known/x",
    "/a..b/...",
    "/%2f..%2fb",
  ])("%s stays", (path) => {
    expect(cleanPath(path)).toBeUndefined();
  });

  it("never leads to another site, and is clean after one hop", () => {
    const path = fc.string({
      unit: fc.constantFrom("/", "\\", "a", ".", "?", ":", "@", "%2f", "%2e"),
    });
    fc.assert(
      fc.property(path, (rest) => {
        const location = cleanPath(`/${rest}`);
        if (location === undefined) return;
        expect(location).toMatch(/^\/(?![/\\])/);
        expect(cleanPath(location)).toBeUndefined();
        expect(new URL(location, "http://here.example").host).toBe("here.example");
      }),
    );
  });
});

describe("the path of a request line", () => {
  it.each([
    ["/About?x", "/About?x"],
    ["http://evil.example/About", "/About"],
    ["https://evil.example?x=1", "/?x=1"],
    ["http://evil.example", "/"],
    ["/About?x=1#?y", "/About?x=1"],
    ["http://evil.example#/About", "/"],
    ["/Guest-Book?nxtPpage=2", "/Guest-Book"],
    ["/Guest-Book?a=%20&n%78tIpage=2&nxtPsort=newest", "/Guest-Book?a=+"],
    ["/Guest-Book?nxt=1&a=%20?", "/Guest-Book?nxt=1&a=%20?"],
  ])("%s asks for %s", (target, path) => {
    expect(requestPath(target)).toBe(path);
  });

  it("has as many names in its query as any page asks for, and not thousands", () => {
    const named = (names: number) => `/About?${Array.from({ length: names }, () => "a").join("&")}`;
    expect(requestPath(named(200))).toBe(named(200));
    expect(requestPath(named(201))).toBeUndefined();
    expect(requestPath(named(8_000))).toBeUndefined();
  });

  it.each(["*", "", "evil.example:443", "About", "ftp://x/y"])("%s asks for nothing", (target) => {
    expect(requestPath(target)).toBeUndefined();
  });
});
