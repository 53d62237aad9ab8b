import { ask } from "./support/ask";
import { expect, test } from "./support/site";

const paths = [
  "/",
  "/trip",
  "/nope",
  "/api/health",
  "/api/nope",
  "/pictures/home-hero-960.webp",
  "/pictures/gone.webp",
  "/robots.txt",
  "/sitemap.xml",
  "/About/",
];

for (const path of paths) {
  test(`${path} carries the security headers`, async () => {
    const { headers } = await ask("de", path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
}

test("no document allows inline script", async () => {
  for (const path of ["/", "/tanzania-safari-package", "/nope", "/Error404"]) {
    const policy = String((await ask("de", path)).headers["content-security-policy"]);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')*$/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  }
});

test("asks for HTTPS when a proxy brought the request over it", async () => {
  const { headers } = await ask("en", "/", { headers: { "x-forwarded-proto": "https" } });
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
});

test("a document is compressed and not sent twice", async () => {
  const plain = await ask("en", "/About");
  const packed = await ask("en", "/About", { headers: { "accept-encoding": "br" } });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(Number(packed.headers["content-length"])).toBeLessThan(plain.body.length / 4);
  const etag = String(plain.headers.etag);
  expect((await ask("en", "/About", { headers: { "if-none-match": etag } })).status).toBe(304);
});
