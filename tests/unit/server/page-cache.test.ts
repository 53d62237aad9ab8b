import { afterEach, describe, expect, it, vi } from "vitest";
// @ts-expect-error The framework loads it by itself, so it is plain JavaScript.
import PageCache from "../../../server/page-cache.mjs";

const cache = new PageCache({
  dev: false,
  flushToDisk: false,
  maxMemoryCacheSize: 1_000_000,
  revalidatedTags: [],
  serverDistDir: "/nowhere",
  _requestHeaders: {},
} as never);

function page(tags: string) {
  return {
    kind: "APP_PAGE",
    html: "page",
    rscData: Buffer.from("page"),
    headers: { "x-next-cache-tags": tags },
    status: 200,
    postponed: undefined,
    segmentData: undefined,
  };
}
const question = { kind: "APP_PAGE", isFallback: false } as never;
const keep = (key: string, tags: string, revalidate: number) =>
  cache.set(key, page(tags) as never, { cacheControl: { revalidate, expire: undefined } } as never);

const edition = Symbol.for("tembea.edition");
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, edition);
});

describe("the cache of pages", () => {
  it("shows an incomplete page for its time and not a moment longer", async () => {
    vi.useFakeTimers({ now: 0 });
    await keep("/en/incomplete", "_N_T_/layout,incomplete", 60);
    vi.setSystemTime(60_000);
    expect(await cache.get("/en/incomplete", question)).not.toBeNull();
    vi.setSystemTime(60_001);
    expect(await cache.get("/en/incomplete", question)).toBeNull();
  });

  it("leaves it to the framework when a whole page is old, also one that was kept on", async () => {
    vi.useFakeTimers({ now: 0 });
    await keep("/en/whole", "_N_T_/layout", 300);
    await keep("/en/kept-on", "_N_T_/layout", 30);
    vi.setSystemTime(3_600_000);
    expect(await cache.get("/en/whole", question)).not.toBeNull();
    expect(await cache.get("/en/kept-on", question)).not.toBeNull();
  });

  it("takes a page for old that was begun before a change and finished after it", async () => {
    Reflect.set(globalThis, edition, 7);
    await keep("/en/begun-before", "_N_T_/layout,edition-6", 300);
    await keep("/en/begun-after", "_N_T_/layout,edition-7", 300);
    await keep("/en/no-page", "_N_T_/layout", 300);
    const age = async (key: string) => (await cache.get(key, question))?.lastModified;
    // The framework's own sign for what has to be made anew before anybody sees it.
    expect(await age("/en/begun-before")).toBe(-1);
    expect(await age("/en/begun-after")).toBeGreaterThan(0);
    expect(await age("/en/no-page")).toBeGreaterThan(0);
  });

  it("lets the framework keep on what it could not make anew", async () => {
    await keep("/en/yesterday", "_N_T_/layout,edition-0", 300);
    Reflect.set(globalThis, edition, 1);
    const kept = await cache.get("/en/yesterday", question);
    await cache.set("/en/yesterday", kept.value, {
      cacheControl: { revalidate: 30, expire: undefined },
    } as never);
    expect((await cache.get("/en/yesterday", question)).lastModified).toBeGreaterThan(0);
  });
});
