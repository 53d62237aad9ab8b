import { type Locale, locales } from "../../lib/contract/locale";
import { observatoryScore } from "../support/observatory";
import { brokenPort, sitePort } from "./support/address";
import { ask } from "./support/ask";
import { book, dayIn, roomyDeparture } from "./support/bookable";
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
  ["the page of an offer", "/Offer/O-2222-2222-2222", 200],
  ["the page of a booking", "/Booking/B-2222-2222-2222", 200],
  ["the page of a link for the operator", "/Booking-Desk", 200],
  ["a page of the filter", "/Search?search=lion", 200],
  ["an address that cannot be read", "/%ff", 404],
  ["an answer of the API", "/api/tours", 404],
  ["an answer for whoever holds a key", "/api/offers/O-2222-2222-2222", 404],
  ["the API's description", "/api/openapi.json", 200],
  ["the site map", "/sitemap.xml", 200],
  ["the feed", "/rss.xml", 200],
  ["the robots' file", "/robots.txt", 200],
];
const desk = `desk.localhost:${sitePort}`;
const atDesk: typeof kinds = [
  ["its door", "/sign-in", 200],
  ["the page of an invitation", "/join", 200],
  ["a page for whoever is signed in", "/", 307],
  ["a page that is not there", "/nope", 404],
  ["an address that cannot be read", "/%ff", 404],
  ["a call", "/api/desk/me", 405],
  ["its stream", "/api/desk/live", 401],
  ["what only the site has", "/sitemap.xml", 404],
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

async function score(locale: Locale, path: string, port = sitePort, host = "") {
  const { status, headers, body } = await ask(locale, path, {
    port,
    headers: { "x-forwarded-proto": "https", ...(host && { host }) },
  });
  const policy = overTls(headers["content-security-policy"]);
  return {
    status,
    points: observatoryScore({ ...headers, "content-security-policy": policy }, body),
  };
}

const drawnFor = async (locale: Locale, path: string) =>
  path === "/og/tour/" ? (await firstPath(locale, "/trip/")).replace("/trip/", path) : path;

for (const [name, path, status] of atDesk)
  test(`${name} of the desk has 125 points or more`, async () => {
    const found = await score("en", path, sitePort, desk);
    expect(found.status).toBe(status);
    expect(found.points).toBeGreaterThanOrEqual(125);
  });

test("a paper has 125 points or more", async () => {
  const { tour, starts } = await roomyDeparture("en", "shared-elephants-crater", dayIn(130));
  const guest = { full_name: "Ann Lee", email: "ann.lee@example.com" };
  const trip = { tour: tour.slug, starts, adults: 1 };
  const { reference, key } = await book("en", trip, guest, "198.51.100.77");
  const at = `/api/bookings/${reference}`;
  const headers = { authorization: `Bearer ${key}`, "x-forwarded-proto": "https" };
  await ask("en", `${at}/invoice`, { method: "POST", headers, body: {} });
  const paper = await ask("en", `${at}/papers/invoice`, { headers });
  expect(paper.headers["content-type"]).toBe("application/pdf");
  expect(observatoryScore(paper.headers)).toBeGreaterThanOrEqual(125);
});

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
