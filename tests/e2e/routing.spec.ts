import { locales } from "../../lib/contract/locale";
import { ask } from "./support/ask";
import { expect, test } from "./support/site";

const moves = [
  ["/About/", "/About"],
  ["/About/?x=1&y=%C3%A4", "/About?x=1&y=%C3%A4"],
  ["/About//", "/About"],
  ["//About", "/About"],
  ["/Our-Team//", "/Our-Team"],
  ["/blog/undefined", "/"],
  ["/blog/undefined/", "/"],
  ["/undefined", "/"],
  ["/undefined/", "/"],
  ["/undefined//?x=1", "/?x=1"],
  ["/tanzania-safari-package//", "/tanzania-safari-package/"],
  ["/about", "/About"],
  ["/blogs?page=2", "/Blogs?page=2"],
  ["/guest-book/", "/Guest-Book"],
  ["/TRIP/x", "/trip/x"],
  ["/trip", "/tanzania-safari-package"],
  ["/trip?x=a%20b+c", "/tanzania-safari-package?x=a%20b+c"],
  ["/no%20where+/", "/no%20where+"],
  ["/trip//", "/tanzania-safari-package"],
  ["//about?x=1", "/About?x=1"],
] as const;

for (const locale of locales) {
  test(`the ${locale} host speaks its language`, async () => {
    const { status, body } = await ask(locale, "/");
    expect(status).toBe(200);
    expect(body).toContain(`<html lang="${locale}"`);
  });

  test(`the ${locale} host moves what is spelled otherwise, in one hop`, async () => {
    for (const [from, to] of moves) {
      const { status, headers } = await ask(locale, from);
      expect([from, status, headers.location]).toEqual([from, 301, to]);
      // A slug that is not known is no page.
      if (to.startsWith("/trip/") || to.startsWith("/no")) continue;
      expect([to, (await ask(locale, to)).status]).toEqual([to, 200]);
    }
  });

  test(`the ${locale} host leaves the tour list alone, with its slash and without`, async () => {
    for (const path of ["/tanzania-safari-package", "/tanzania-safari-package/"])
      expect([path, (await ask(locale, path)).status]).toEqual([path, 200]);
  });
}

test("any other host is English, whatever its port or spelling", async () => {
  for (const host of ["example.com", "DE.LOCALHOST.example", "192.0.2.1:80", "localhost:9"]) {
    const { body } = await ask("en", "/", { headers: { host } });
    expect(body, host).toContain('<html lang="en"');
  }
  const german = await ask("en", "/", { headers: { host: "DE.localhost:1234" } });
  expect(german.body).toContain('<html lang="de"');
});

test("a cached page carries no cookie and may be kept by a cache in front", async () => {
  for (const path of ["/", "/tanzania-safari-package", "/Destinations", "/Guest-Book"]) {
    await ask("en", path);
    const { headers } = await ask("en", path);
    expect([path, headers["set-cookie"]]).toEqual([path, undefined]);
    expect(headers["cache-control"], path).toMatch(/s-maxage=\d+/);
  }
});
