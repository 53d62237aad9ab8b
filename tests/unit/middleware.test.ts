import { NextRequest } from "next/server";
import { describe, expect, it } from "vitest";
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

  it("leads to the folder of the host's language with the query as it was sent", () => {
    const request = new NextRequest("http://x/Search?q=a%20b+c", {
      headers: { host: "de.localhost" },
    });
    const target = middleware(request).headers.get("x-middleware-rewrite");
    expect(target).toBe("http://x/de/Search?q=a%20b+c");
  });
});
