import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetChanges, noteHere } from "../../../lib/freshness/known-changes";
import { parseNetwork } from "../../../server/edge/network";
import { type EdgeServer, edgeServer } from "./support/edge-server";
import { app, page, record } from "./support/sample-app";

let server: EdgeServer;

beforeEach(async () => {
  record.calls = 0;
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server = await edgeServer(app);
});
afterEach(() => server.close());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { headers, method, redirect: "manual" });

describe("what the router says it shows already", () => {
  it.each(["%7B", "[", "null", '["",{"children":1}]', "%ff", "%5B%22%22%5D%5D"])(
    "is dropped when the framework could not read it: %s",
    async (state) => {
      await get("/picture", { rsc: "1", "next-router-state-tree": state });
      expect(record.seen?.headers).not.toHaveProperty("next-router-state-tree");
      expect(record.seen?.headers.rsc).toBe("1");
    },
  );

  it("reaches it otherwise", async () => {
    const state = encodeURIComponent('["",{"children":["__PAGE__",{}]},null,null]');
    await get("/picture", { rsc: "1", "next-router-state-tree": state });
    expect(record.seen?.headers["next-router-state-tree"]).toBe(state);
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
    const answer = await server.raw(
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

/** The name in the address with which the router asks for a segment ahead of a click. */
const hashOf = (segment: string) =>
  computeCacheBustingSearchParam("1", segment, undefined, undefined);

describe("a page that is kept", () => {
  afterEach(() => forgetChanges());

  it("is made once, and then answered without asking, however it is compressed", async () => {
    const first = await (await get("/cached")).text();
    for (const encoding of ["br", "gzip", "identity"]) {
      const again = await get("/cached", { "accept-encoding": encoding });
      expect(await again.text()).toBe(first);
      expect(again.headers.get("content-security-policy")).toContain("sha256-");
    }
    expect(record.calls).toBe(1);
  });

  it.each([
    ["/api/echo", "POST"],
    ["/api/echo", "OPTIONS"],
    ["/", "PUT"],
  ])("is kept whatever is sent that changes no page: %s, %s", async (path, method) => {
    await get("/cached");
    await (await get(path, {}, method)).text();
    const { calls } = record;
    await get("/cached");
    expect(record.calls).toBe(calls);
  });

  it("is not sent again to whoever has it", async () => {
    const first = await get("/cached");
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    expect((await get("/cached", { "if-none-match": etag })).status).toBe(304);
    expect(record.calls).toBe(1);
  });

  it("is made anew when something that it shows has changed", async () => {
    await get("/cached");
    const before = record.calls;
    noteHere(["everything"]);
    expect(await (await get("/cached")).text()).toBe(`${page}${before + 1}`);
  });

  it("is made anew when something changed while it was on its way", async () => {
    const answer = get("/cached-slowly");
    await vi.waitFor(() => expect(record.calls).toBe(1), 30_000);
    noteHere(["everything"]);
    record.goOn();
    expect((await answer).headers.get("cache-control")).toBe("max-age=0, must-revalidate");
    const again = get("/cached-slowly");
    await vi.waitFor(() => expect(record.calls).toBe(2), 30_000);
    record.goOn();
    await again;
  });

  it("is the same for a query that means nothing to it, and not for one that does", async () => {
    await get("/cached");
    const { calls } = record;
    await get("/cached?utm_source=letter&x");
    await get("/cached?");
    expect(record.calls).toBe(calls);
    const list = "/tanzania-safari-package";
    for (const query of ["", "?level=luxury", "?_rsc=abc"]) await get(list + query);
    expect(record.calls).toBe(calls + 3);
  });

  it("does not answer for an address that has moved, also by its query", async () => {
    await get("/Upcoming-Departures");
    const moved = await get("/Upcoming-Departures?month=2027-08");
    expect([moved.status, moved.headers.get("location")]).toEqual([
      301,
      "/Upcoming-Departures/2027-08",
    ]);
  });

  it("that is not there is so also for whoever asks again", async () => {
    for (const time of ["first", "again"])
      expect([time, (await get("/nowhere")).status]).toEqual([time, 404]);
  });

  it("has no other address than its own", async () => {
    await get("/affiliate/ada");
    const { calls } = record;
    await get("/invitation/ada");
    expect(record.calls).toBe(calls + 1);
  });

  it("goes to the router as the data that it asks for, or one segment of that", async () => {
    await get("/cached");
    const { calls } = record;
    const data = await get("/cached?_rsc", { rsc: "1" });
    expect(await data.text()).toMatch(/^data of /);
    expect(data.headers.get("content-type")).toBe("text/x-component");
    expect(data.headers.get("x-nextjs-rewritten-path")).toBe("/en/cached");
    const ahead = { rsc: "1", "next-router-prefetch": "1" };
    const segment = (name: string, hash: string) =>
      get(`/cached?_rsc=${hash}`, { ...ahead, "next-router-segment-prefetch": name });
    const tree = await segment("/_tree", "_i_aeImnuN6u1u1r");
    expect(await tree.text()).toMatch(/^tree of /);
    expect(tree.headers.get("x-nextjs-postponed")).toBe("2");
    expect(tree.headers.get("etag")).not.toBe(data.headers.get("etag"));
    expect((await segment("/other", await hashOf("/other"))).status).toBe(404);
    expect(record.calls).toBe(calls);
  });

  it("is left to the framework for another language, and what asks for something", async () => {
    await get("/cached");
    for (const [path, headers] of [
      ["/cached?__nextLocale=de", {}],
      // The name in the address is that of other headers.
      ["/cached?_rsc=_i_aeImnuN6u1u1r", { rsc: "1" }],
      ["/cached", { rsc: "1" }],
      ["/cached?_rsc", { "next-router-prefetch": "1" }],
      ["/cached", { authorization: "Bearer x" }],
      ["/cached", { cookie: "__prerender_bypass=1" }],
    ] as const) {
      const before = record.calls;
      await get(path, headers);
      expect(record.calls, JSON.stringify([path, headers])).toBe(before + 1);
    }
    const before = record.calls;
    await server.raw("GET /cached HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n");
    expect(record.calls).toBe(before + 1);
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
