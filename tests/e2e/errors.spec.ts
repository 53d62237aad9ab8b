import { locales } from "../../lib/contract/locale";
import { brokenPort, urlOf } from "./support/address";
import { ask } from "./support/ask";
import { pageIsAlive } from "./support/is-alive";
import { expect, test } from "./support/site";
import { wordsOf } from "./support/words";

test.use({ allowed: [/status of (404|503)/] });

for (const locale of locales) {
  const words = wordsOf(locale).Errors;
  test.describe(`without JavaScript, in ${locale}`, () => {
    test.use({ javaScriptEnabled: false });

    test("a page that is not there says so and leads home", async ({ page }) => {
      for (const path of ["/nope", "/trip/nope", "/blog/nope", "/CountryPark/nope", "/Error404"]) {
        const response = await page.goto(urlOf(locale, path));
        expect([path, response?.status()]).toEqual([path, 404]);
        // Also for whoever asks after it was kept.
        expect([path, (await ask(locale, path)).status]).toEqual([path, 404]);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.notFound);
        await expect(page.getByRole("banner")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute(
          "content",
          /noindex/,
        );
      }
      await page.getByRole("link", { name: words.backHome }).first().click();
      await expect(page).toHaveURL(urlOf(locale, "/"));
    });

    test("a page whose data cannot be read says so, and to come again", async ({ page }) => {
      const response = await page.goto(urlOf(locale, "/Destinations", brokenPort));
      expect(response?.status()).toBe(503);
      expect(response?.headers()["retry-after"]).toBe("5");
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.error);
      await expect(page.getByRole("main").getByText("503", { exact: true })).toBeVisible();
      await expect(page.getByRole("link", { name: words.backHome }).first()).toBeVisible();
    });
  });
}

test("an error page is kept by no cache, and comes alive at the address that was asked", async ({
  page,
}) => {
  expect((await ask("en", "/nope")).headers["cache-control"]).toBe("no-store");
  expect((await ask("en", "/ServerError")).status).toBe(404);
  expect((await ask("en", "/%E0%A4%A")).status).toBe(404);
  await page.goto(urlOf("en", "/nope/deeper?x=1"));
  await pageIsAlive(page);
  await expect(page).toHaveURL(urlOf("en", "/nope/deeper?x=1"));
  await page.getByRole("main").getByRole("link", { name: "Destinations" }).click();
  await expect(page).toHaveURL(urlOf("en", "/Destinations"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordsOf("en").Errors.notFound);
});

test("the error page needs nothing of the API", async () => {
  const { status, headers, body } = await ask("de", "/nope", { port: brokenPort });
  expect(status).toBe(404);
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).toContain(wordsOf("de").Errors.notFound);
  expect(body).toContain("<footer");
});

test("what is no page is missed in its own way", async () => {
  const api = await ask("de", "/api/nope");
  expect([api.status, JSON.parse(api.body)]).toEqual([
    404,
    { error: { code: "not_found", message: wordsOf("de").ApiErrors.not_found } },
  ]);
  for (const path of ["/pictures/gone.webp", "/_next/static/gone.js"])
    expect(await ask("de", path)).toMatchObject({ status: 404, body: "Not found\n" });
  const large = await ask("fr", "/api/contact_us", {
    method: "POST",
    headers: { "content-length": "99999999" },
  }).catch((error: Error) => error);
  expect(large).toMatchObject({ status: 413 });
});
