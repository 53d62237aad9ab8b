import { describe, expect, it } from "vitest";
import { networkMatcher, parseNetwork } from "../../../server/edge/network";
import { cleanHeaders } from "../../../server/edge/trusted-proxy";

const networks = ["10.0.0.0/8", "192.0.2.7", "2001:db8::/32"].map(parseNetwork);
const isTrusted = networkMatcher(networks.filter((network) => network !== undefined));
const stranger = "203.0.113.9";

describe("headers of a stranger", () => {
  it.each([
    ["x-forwarded-for", "1.2.3.4"],
    ["x-forwarded-host", "evil.example"],
    ["x-forwarded-proto", "https"],
    ["x-forwarded-port", "443"],
    ["x-forwarded-prefix", "/admin"],
    ["forwarded", "for=1.2.3.4;host=evil.example"],
    ["x-real-ip", "1.2.3.4"],
    ["x-client-ip", "1.2.3.4"],
    ["true-client-ip", "1.2.3.4"],
    ["cf-connecting-ip", "1.2.3.4"],
    ["x-middleware-subrequest", "middleware:middleware:middleware"],
    ["x-middleware-rewrite", "/de"],
    ["x-middleware-next", "1"],
    ["x-middleware-override-headers", "cookie"],
    ["x-nextjs-data", "1"],
    ["x-matched-path", "/api/user"],
    ["x-now-route-matches", "1=de"],
    ["x-invoke-path", "/api/user"],
    ["x-prerender-revalidate", "secret"],
    ["next-resume", "1"],
    ["next-action", "what a visitor would have in the log"],
    ["x-original-url", "/admin"],
    ["x-rewrite-url", "/admin"],
    ["x-http-method-override", "DELETE"],
  ])("%s is dropped", (name, value) => {
    const headers = { host: "localhost", [name]: value };
    const peer = cleanHeaders(headers, stranger, isTrusted);
    expect(peer).toEqual({ address: stranger, isSecure: false });
    expect(headers).toEqual({
      host: "localhost",
      "x-forwarded-for": stranger,
      "x-client-ip": stranger,
      "x-forwarded-proto": "http",
    });
  });

  it("that a page or an island really sends are kept", () => {
    const kept = {
      host: "de.localhost",
      rsc: "1",
      "next-router-prefetch": "1",
      "next-router-segment-prefetch": "/_tree",
      "next-router-state-tree": "%5B%5D",
      "next-url": "/de",
      cookie: "NEXT_LOCALE=de",
      authorization: "Bearer x",
      "idempotency-key": "k",
    };
    const headers = { ...kept };
    cleanHeaders(headers, stranger, isTrusted);
    expect(headers).toMatchObject(kept);
  });
});

describe("headers of a trusted proxy", () => {
  it.each([
    ["10.1.1.1", "203.0.113.9", "203.0.113.9"],
    ["10.1.1.1", "6.6.6.6, 203.0.113.9", "203.0.113.9"],
    ["10.1.1.1", "6.6.6.6, 203.0.113.9, 10.2.2.2", "203.0.113.9"],
    ["10.1.1.1", "6.6.6.6, unknown, 10.2.2.2", "10.2.2.2"],
    ["10.1.1.1", "10.3.3.3, 10.2.2.2", "10.3.3.3"],
    ["10.1.1.1", "", "10.1.1.1"],
    ["10.1.1.1", "<script>", "10.1.1.1"],
    ["10.1.1.1", "203.0.113.9:51234", "203.0.113.9"],
    ["10.1.1.1", "[2001:db9::1]:51234", "2001:db9::1"],
    ["::ffff:10.1.1.1", "::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8::5", "2001:db9::1", "2001:db9::1"],
  ])("%s saying %s was sent by %s", (peer, list, address) => {
    expect(cleanHeaders({ "x-forwarded-for": list }, peer, isTrusted).address).toBe(address);
  });

  it("tell the scheme and the host that the visitor asked for", () => {
    const headers = {
      host: "app:3000",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "evil.example, de.tembea.example",
    };
    expect(cleanHeaders(headers, "10.1.1.1", isTrusted).isSecure).toBe(true);
    expect(headers).toMatchObject({ host: "de.tembea.example", "x-forwarded-proto": "https" });
    expect(headers["x-forwarded-host"]).toBeUndefined();
  });

  it.each(["evil.example/x", "a b", "x\r\ny", "user@host", ""])(
    "never make %j a host",
    (claimed) => {
      const headers = { host: "app:3000", "x-forwarded-host": claimed };
      cleanHeaders(headers, "10.1.1.1", isTrusted);
      expect(headers.host).toBe("app:3000");
    },
  );
});

describe("a network", () => {
  it.each(["10.0.0.0/33", "10.0.0/8", "::1/129", "example.com", "1.2.3.4/-1", "1.2.3.4/8/8", ""])(
    "is not written %j",
    (text) => {
      expect(parseNetwork(text)).toBeUndefined();
    },
  );
});
