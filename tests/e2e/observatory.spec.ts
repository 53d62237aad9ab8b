import { type Locale, locales } from "../../lib/contract/locale";
import { observatoryScore } from "../support/observatory";
import { brokenPort, sitePort } from "./support/address";
import { ask } from "./support/ask";
import { firstPath } from "./support/first-path";
import { expect, test } from "./support/site";

const kinds: Array<readonly [name: string, path: string, status: number, port?: number]> = [
  ["a page", "/", 200],
  ["a list", "/tanzania-safari-package", 200],
  ["a page with a secret in its address", "/ResetPassword", 200],
  ["a page that is not there", "/nope", 404],
  ["a page whose data is away", "/Destinations", 503, brokenPort],
  ["a page that is not there while the data is away", "/nope", 404, brokenPort],
  ["another spelling", "/About/", 301],
  ["an answer of the API", "/api/tours", 404],
  ["the API's description", "/api/openapi.json", 200],
  ["the site map", "/sitemap.xml", 200],
  ["the feed", "/rss.xml", 200],
  ["the robots' file", "/robots.txt", 200],
];
// Other sites and mail programs show these.
const shared: typeof kinds = [
  ["a share picture", "/og/tour/", 200],
  ["a picture", "/pictures/home-hero-960.webp", 200],
  ["the icon", "/icon.svg", 200],
];

// The addresses of the site and of its API have no TLS on this machine; those of a real one do.
const overTls = (policy: unknown) =>
  String(policy ?? "").replace(/http:\/\/(((\w+\.)?localhost|127\.0\.0\.1):\d+)/g, "https://$1");

async function score(locale: Locale, path: string, port = sitePort) {
  const { status, headers, body } = await ask(locale, path, {
    port,
    headers: { "x-forwarded-proto": "https" },
  });
  const policy = overTls(headers["content-security-policy"]);
  return {
    status,
    points: observatoryScore({ ...headers, "content-security-policy": policy }, body),
  };
}

const drawnFor = async (locale: Locale, path: string) =>
  path === "/og/tour/" ? (await firstPath(locale, "/trip/")).replace("/trip/", path) : path;

for (const locale of locales) {
  for (const [name, path, status, port] of kinds)
    test(`${name} of the ${locale} domain has 125 points or more`, async () => {
      const found = await score(locale, path, port);
      expect(found.status).toBe(status);
      expect(found.points).toBeGreaterThanOrEqual(125);
    });

  for (const [name, path, status] of shared)
    test(`${name} of the ${locale} domain, which others may show, has 110 points or more`, async () => {
      const found = await score(locale, await drawnFor(locale, path));
      expect(found.status).toBe(status);
      expect(found.points).toBeGreaterThanOrEqual(110);
    });
}
