import { describe, expect, it } from "vitest";
import { claimReload, isChunkFailure } from "@/lib/site/chunk-guard";

function memory(initial?: string) {
  const values = new Map(initial === undefined ? [] : [["tembea-chunk-reload", initial]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}
const now = Date.UTC(2027, 0, 1);

describe("a chunk failure", () => {
  const named = Object.assign(new Error("x"), { name: "ChunkLoadError" });
  it.each([
    [named],
    [new Error("Loading chunk 42 failed.")],
    [new Error("Loading CSS chunk 7 failed.")],
    [new Error("Failed to load chunk /_next/static/chunks/a.js from module 1")],
    [new TypeError("Failed to fetch dynamically imported module: https://x/y.js")],
    [new TypeError("Importing a module script failed.")],
    ["Uncaught ChunkLoadError: Loading chunk 1 failed"],
  ])("is recognised in %s", (thrown) => expect(isChunkFailure(thrown)).toBe(true));

  it.each([
    [new TypeError("Failed to fetch")],
    [new TypeError("NetworkError when attempting to fetch resource.")],
    [new Error("Something else")],
    [{ message: "ChunkLoadError" }],
    [undefined],
    [null],
  ])("is not seen in %s", (thrown) => expect(isChunkFailure(thrown)).toBe(false));
});

describe("the forced reload", () => {
  it("is granted once, and again only after 60 seconds", () => {
    const storage = memory();
    expect(claimReload(storage, now)).toBe(true);
    expect(claimReload(storage, now + 1)).toBe(false);
    expect(claimReload(storage, now + 59_999)).toBe(false);
    expect(claimReload(storage, now + 60_000)).toBe(true);
    expect(claimReload(storage, now + 60_001)).toBe(false);
  });

  it("has its time written before it is granted", () => {
    const storage = memory();
    claimReload(storage, now);
    expect(storage.getItem("tembea-chunk-reload")).toBe(String(now));
  });

  it("is refused without a storage", () => expect(claimReload(undefined, now)).toBe(false));

  it("is refused where the storage throws or forgets", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(claimReload(full, now)).toBe(false);
    expect(claimReload({ getItem: () => null, setItem: () => {} }, now)).toBe(false);
  });

  it("survives nonsense and a clock that was set back", () => {
    expect(claimReload(memory("<script>"), now)).toBe(true);
    expect(claimReload(memory(String(now + 3_600_000)), now)).toBe(true);
    expect(claimReload(memory(String(now + 1000)), now)).toBe(false);
  });
});
