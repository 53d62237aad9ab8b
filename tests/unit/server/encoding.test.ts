import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { acceptedEncoding, compress, isCompressible } from "../../../server/edge/encoding";

describe("the encoding of an answer", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["identity", "identity"],
    ["br;q=x", "identity"],
    ["deflate", "identity"],
  ])("for %j is %s", (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding);
  });

  it.each([
    ["text/html; charset=utf-8", true],
    ["text/x-component", true],
    ["application/json", true],
    ["application/ld+json", true],
    ["application/manifest+json", true],
    ["image/svg+xml", true],
    ["application/javascript; charset=UTF-8", true],
    ["text/event-stream", false],
    ["image/webp", false],
    ["image/jpeg", false],
    ["font/woff2", false],
    ["application/octet-stream", false],
    ["", false],
  ])("%s is worth compressing: %s", (type, worth) => {
    expect(isCompressible(type)).toBe(worth);
  });

  it("gives back what went in", () => {
    const bytes = Buffer.from("Karibu sana! ".repeat(200));
    expect(brotliDecompressSync(compress(bytes, "br"))).toEqual(bytes);
    expect(gunzipSync(compress(bytes, "gzip", true))).toEqual(bytes);
  });
});
