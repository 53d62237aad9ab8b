import { computeCacheBustingSearchParam } from "next/dist/shared/lib/router/utils/cache-busting-search-param.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetChanges, noteHere } from "../../../lib/freshness/known-changes";
import { page, record } from "./support/sample-app";
import { sampleEdge } from "./support/sample-edge";

const { server, get } = sampleEdge();

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
    await get("/cached?__nextLocale=de");
    expect(record.calls).toBe(calls);
    const list = "/tanzania-safari-package";
    for (const query of ["", "?level=luxury", "?_rsc=abc"]) await get(list + query);
    expect(record.calls).toBe(calls + 3);
  });

  it("has nothing of what whoever came first had in their address", async () => {
    for (const path of ["/cached-a?email=ann@example.com", "/cached-b.rsc?email=ann@example.com"]) {
      await get(path);
      expect(record.seen?.url).toBe(path.replace(/\?.*/, ""));
    }
    const hash = await computeCacheBustingSearchParam(undefined, undefined, undefined, undefined);
    await get(`/cached-c?email=ann@example.com&_rsc=${hash}`, { rsc: "1" });
    expect(record.seen?.url).toBe(`/cached-c?_rsc=${hash}`);
    await get("/Search?search=lion");
    expect(record.seen?.url).toBe("/Search?search=lion");
  });

  it("by an invitation is kept too, under the name that the middleware gives it", async () => {
    await get("/affiliate/ada?utm_source=letter");
    const { calls } = record;
    expect((await get("/affiliate/ada")).headers.get("x-nextjs-cache")).toBe("HIT");
    expect(record.calls).toBe(calls);
  });

  it("does not answer for an address that has moved, also by its query", async () => {
    await get("/Upcoming-Departures");
    const moved = await get("/Upcoming-Departures?month=2027-08");
    expect([moved.status, moved.headers.get("location")]).toEqual([
      301,
      "/Upcoming-Departures/2027-08",
    ]);
  });

  it("that is not there is so also for whoever asks again, and nobody else is asked", async () => {
    const first = await get("/nowhere");
    const { calls } = record;
    const again = await get("/nowhere");
    for (const answer of [first, again])
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
    expect(await again.text()).toBe(await first.text());
    expect(record.calls).toBe(calls);
    noteHere(["everything"]);
    await get("/nowhere");
    expect(record.calls).toBeGreaterThan(calls);
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
    await server().raw("GET /cached HTTP/1.1\r\nHost: de.localhost\r\nConnection: close\r\n\r\n");
    expect(record.calls).toBe(before + 1);
  });
});
