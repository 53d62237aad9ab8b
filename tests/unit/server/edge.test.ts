import { describe, expect, it } from "vitest";
import { parseNetwork } from "../../../server/edge/network";
import { edgeServer } from "./support/edge-server";
import { app, page, record } from "./support/sample-app";
import { sampleEdge } from "./support/sample-edge";

const { server, get } = sampleEdge();

describe("what the router says it shows already", () => {
  it.each(["%7B", "[", "null", '["",{"children":1}]', "%ff", "%5B%22%22%5D%5D"])(
    "is dropped when the framework could not read it: %s",
    async (state) => {
      await get("/picture", { rsc: "1", "next-router-state-tree": state });
      expect(record.seen?.headers).not.toHaveProperty("next-router-state-tree");
      expect(record.seen?.headers.rsc).toBe("1");
    },
  );

  it("is dropped when it says more in one another than any page here has", async () => {
    const nested = (levels: number) =>
      `${'["",{"children":'.repeat(levels)}["__PAGE__",{}]${"}]".repeat(levels)}`;
    for (const state of [nested(200), encodeURIComponent(nested(60))]) {
      await get("/picture", { rsc: "1", "next-router-state-tree": state });
      expect(record.seen?.headers).not.toHaveProperty("next-router-state-tree");
    }
    await get("/picture", { rsc: "1", "next-router-state-tree": nested(20) });
    expect(record.seen?.headers["next-router-state-tree"]).toBe(nested(20));
  });

  it("reaches it otherwise", async () => {
    const state = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null]');
    await get("/picture", { rsc: "1", "next-router-state-tree": state });
    expect(record.seen?.headers["next-router-state-tree"]).toBe(state);
  });
});

describe("cookies", () => {
  const cookies = (count: number) =>
    Array.from({ length: count }, (_, at) => `c${at}=${at}`).join("; ");

  it("reach the framework as many as a browser keeps, and no thousands, which take it a second", async () => {
    await get("/picture", { cookie: cookies(200) });
    expect(record.seen?.headers.cookie).toBe(cookies(200));
    await get("/picture", { cookie: cookies(1_200) });
    expect(record.seen?.headers.cookie).toBe(cookies(200));
  });
});

describe("every answer", () => {
  it.each([
    "/",
    "/api/echo",
    "/picture",
    "/broken",
    "/About//",
    "/_next/static/a.js",
    "/not-modified",
  ])("carries the security headers: %s", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("x-powered-by")).toBeNull();
    expect(headers.get("x-middleware-rewrite")).toBeNull();
    expect(headers.get("strict-transport-security")).toBeNull();
  });

  it("keeps secret addresses from other sites and lets others show the pictures", async () => {
    const secret = [
      "/ResetPassword",
      "/Booking/abc",
      "/BookingCompleted",
      "/Booking-Desk",
      "/Payment",
      "/%52esetPassword",
      "/%42ooking/abc",
    ];
    for (const path of secret)
      expect((await get(`${path}?x=1`)).headers.get("referrer-policy"), path).toBe("no-referrer");
    expect((await get("/Bookings")).headers.get("referrer-policy")).not.toBe("no-referrer");
    for (const path of ["/pictures/a.webp", "/og/tour/crater-and-plains"])
      expect((await get(path)).headers.get("cross-origin-resource-policy"), path).toBe(
        "cross-origin",
      );
  });

  it("is that of the page it leads to, by whatever way it was named", async () => {
    const answer = await server().raw(
      "GET /x/../ResetPassword HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    );
    expect(answer).toMatch(/^HTTP\/1.1 301 /);
    expect(answer).toMatch(/^location: \/ResetPassword\r$/im);
  });

  it("asks for HTTPS only where a trusted proxy brought it over HTTPS", async () => {
    const header = { "x-forwarded-proto": "https" };
    expect((await get("/", header)).headers.get("strict-transport-security")).toBeNull();
    const loopback = parseNetwork("127.0.0.1");
    const behind = await edgeServer(app, { trustedProxies: loopback ? [loopback] : [] });
    const response = await fetch(behind.url, { headers: header });
    expect(response.headers.get("strict-transport-security")).toContain("max-age=31536000");
    await behind.close();
  });

  it("says nothing about a failure but that there was one", async () => {
    const response = await get("/broken");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("on purpose");
  });
});

describe("a document", () => {
  it.each([
    ["/", "br"],
    ["/", "identity"],
    ["/streamed", "identity"],
  ])("allows the framework's script and no other: %s in %s", async (path, encoding) => {
    const response = await get(path, { "accept-encoding": encoding });
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(
      "script-src 'self' 'sha256-OBTN3RiyCV4Bq7dFqZ5a2pAXjnCcCYeTJMO2I/LYKeo=';",
    );
    expect(await response.text()).toBe(page);
  });

  it.each(["br", "gzip", "identity"])("is the same in %s, and smaller", async (encoding) => {
    const response = await get("/", { "accept-encoding": encoding });
    expect(response.headers.get("content-encoding")).toBe(
      encoding === "identity" ? null : encoding,
    );
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    expect(Number(response.headers.get("content-length"))).toBeLessThan(
      encoding === "identity" ? page.length + 1 : page.length / 4,
    );
    expect(await response.text()).toBe(page);
  });

  it("has the same headers for HEAD, without a body", async () => {
    const [full, head] = [await get("/"), await get("/", {}, "HEAD")];
    for (const name of ["content-security-policy", "etag", "content-type", "content-length"])
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    expect(await head.text()).toBe("");
  });

  it("is not sent again to a client that has it", async () => {
    const etag = (await get("/")).headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\//);
    const again = await get("/", { "if-none-match": `"other", ${etag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("content-security-policy")).toContain("sha256-");
    expect((await get("/", { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("other answers", () => {
  it("keep pictures as they are", async () => {
    const response = await get("/picture", { "accept-encoding": "br" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect((await response.arrayBuffer()).byteLength).toBe(5_000);
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("say which part of a file cannot be had, where the framework says that it failed", async () => {
    const response = await get("/pictures/short", { range: "bytes=9000-" });
    expect([response.status, await response.text()]).toEqual([416, ""]);
    expect(response.headers.get("content-range")).toBe("bytes */5000");
  });

  it("asks for a file of the build once, whatever part of it is asked for and however it is spelled", async () => {
    const path = "/_next/static/chunks/parts.js";
    const whole = await get(path, { range: "bytes=0-0,2-2" });
    expect([whole.status, (await whole.text()).length]).toEqual([200, 4_000]);
    expect(record.seen?.headers.range).toBeUndefined();
    const { calls } = record;
    for (const range of ["bytes=0-0,2-2", "bytes=0-0", "x"])
      expect((await get(path, { range })).status).toBe(200);
    for (const spelled of ["/_next/static/chunks/p%61rts.js", "/_next/%73tatic/chunks/parts.js"])
      expect((await get(spelled, { range: "bytes=0-0" })).status).toBe(200);
    expect(record.calls).toBe(calls);
  });

  it("serve the build's files from memory after their first use", async () => {
    const first = await (await get("/_next/static/a.js")).text();
    const second = await get("/_next/static/a.js", { "accept-encoding": "br" });
    expect([await second.text(), record.calls]).toEqual([first, 1]);
    expect(second.headers.get("cache-control")).toContain("immutable");
    const etag = second.headers.get("etag") ?? "";
    expect((await get("/_next/static/a.js", { "if-none-match": etag })).status).toBe(304);
  });

  it("collapse slashes before the application, keeping the method of a write", async () => {
    const read = await get("/About//?x=1");
    expect([read.status, read.headers.get("location")]).toEqual([301, "/About?x=1"]);
    expect((await get("//api/echo", {}, "POST")).status).toBe(308);
    expect(record.calls).toBe(0);
  });
});
