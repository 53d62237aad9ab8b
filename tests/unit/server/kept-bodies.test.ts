import { describe, expect, it } from "vitest";
import { ByteCache } from "../../../server/edge/byte-cache";
import { noHosts } from "../../../server/edge/content-security-policy";
import { digestOf, FinishedBodies } from "../../../server/edge/finished-bodies";

describe("a byte cache", () => {
  it("forgets what was used longest ago when it is full", () => {
    const cache = new ByteCache<string>(10);
    cache.set("a", "A", 4);
    cache.set("b", "B", 4);
    cache.get("a");
    cache.set("c", "C", 4);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual(["A", undefined, "C"]);
  });

  it("does not keep what is larger than itself, and counts a replaced entry once", () => {
    const cache = new ByteCache<string>(10);
    for (let round = 0; round < 5; round += 1) cache.set("a", "A", 6);
    cache.set("huge", "H", 11);
    expect(cache.get("a")).toBe("A");
    expect(cache.get("huge")).toBeUndefined();
  });
});

describe("finished bodies", () => {
  it("are worked out once for the same bytes and anew for others", () => {
    const bodies = new FinishedBodies(noHosts);
    const body = Buffer.from("a".repeat(2_000));
    const digest = digestOf(body);
    const first = bodies.encoded(digest, body, "br");
    expect(bodies.encoded(digestOf(Buffer.from(body)), body, "br")).toBe(first);
    expect(digestOf(Buffer.from(`${"a".repeat(1_999)}b`))).not.toBe(digest);
  });

  it("allow no inline script that is not the framework's", () => {
    const bodies = new FinishedBodies({ ...noHosts, script: ["https://pixel.example"] });
    const body = Buffer.from("<script>alert(1)</script>");
    const policy = bodies.policy(digestOf(body), body);
    expect(policy).toContain("script-src 'self' https://pixel.example;");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|sha256)/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
