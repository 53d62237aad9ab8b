import { mkdirSync, rmSync } from "node:fs";
import { locales } from "../../lib/contract/locale";
import { startOwnApi } from "../support/own-api";
import { dataDir, sitePort, urlOf } from "./support/address";
import { OwnSite } from "./support/own-site";
import { expect, test } from "./support/site";
import { wishes } from "./support/wishes";
import { Wizard } from "./support/wizard";
import { filled, wordsOf } from "./support/words";

// The backend of `examples/own-api`: the required calls (docs/product.md, "Own API") and nothing
// more.
const port = sitePort + 11;
const folder = dataDir(port);
let api: Awaited<ReturnType<typeof startOwnApi>>;
let site: OwnSite;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  api = await startOwnApi();
  const bases = locales.map((locale) => [`API_BASE_URL_${locale.toUpperCase()}`, api.base]);
  site = new OwnSite(port, folder, Object.fromEntries(bases));
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const url = (path: string) => urlOf("en", path, port);

const pages: [path: string, heading: RegExp, shows: RegExp][] = [
  ["/", /./, /A weekend at the crater/],
  ["/tanzania-safari-package", /./, /Kilimanjaro, slowly/],
  ["/tanzania-safari-package?specialized=beach_only", /./, /Found 1 Safari Tour/],
  ["/trip/crater-weekend", /A weekend at the crater/, /We laughed all week/],
  ["/Destinations", /./, /Paje/],
  ["/CountryPark", /./, /Ngorongoro Crater/],
  ["/CountryPark/kilimanjaro", /Kilimanjaro/, /one slow step after another/],
  ["/CountryPark/ngorongoro-crater", /Ngorongoro Crater/, /How cold is it on the rim/],
  ["/Blogs", /./, /Reading the tide/],
  ["/blog/what-to-pack", /What to pack for a week/, /And nothing else/],
  ["/blog/reading-the-tide", /Reading the tide/, /an hour later each day/],
  ["/Guest-Book", /./, /Cold nights, warm people/],
  ["/Search?search=lagoon", /lagoon/, /Days by the lagoon/],
  ["/About", /Three guides and a kettle/, /Neema/],
  ["/Our-Team", /./, /Neema/],
  ["/Landing", /./, /Days by the lagoon/],
  ["/Upcoming-Departures", /./, /./],
  ["/Terms", /Terms/, /hello@tembea\.example/],
  ["/Review", /./, /./],
  ["/Compare", /./, /./],
];
for (const [path, heading, shows] of pages) {
  test(`${path} is usable`, async ({ page }) => {
    const response = await page.goto(url(path));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(
      page.getByRole("main").getByText(shows).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    // A section that is not there takes its heading along.
    await expect(page.locator("main :is(ul, ol):not(:has(> *))")).toHaveCount(0);
  });
}

test("what does not exist is not found", async ({ page }) => {
  for (const path of ["/trip/nope", "/CountryPark/nope", "/blog/nope"]) {
    const response = await page.request.get(url(path));
    expect([path, response.status()]).toEqual([path, 404]);
  }
});

test("what would not work is not offered", async ({ page }) => {
  const { Layout, TourPrice } = wordsOf("en");
  await page.goto(url("/trip/crater-weekend"));
  await expect(page.getByRole("link", { name: TourPrice.quote }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: TourPrice.book })).toHaveCount(0);
  await expect(page.getByRole("link", { name: Layout.signIn })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /^A question about/ })).toHaveCount(0);
});

test("a page that would only ask in vain is not there", async ({ page }) => {
  for (const path of [
    "/Login",
    "/Signup",
    "/ForgotPassword",
    "/Dashboard",
    "/Profile",
    "/affiliate",
  ])
    expect([path, (await page.request.get(url(path))).status()]).toEqual([path, 404]);
});

test("favourites and a comparison are shown without calls of their own", async ({ page }) => {
  const { Wishlist, Compare, CompareBar } = wordsOf("en");
  const title = "A weekend at the crater";
  await page.goto(url("/trip/crater-weekend"));
  await page
    .getByRole("button", { name: filled(Wishlist.addTour, { title }) })
    .first()
    .click();
  await page
    .getByRole("button", { name: filled(Compare.addTour, { title }) })
    .first()
    .click();
  await page.getByRole("link", { name: CompareBar.compare }).click();
  await expect(page.getByRole("main").getByRole("link", { name: title }).first()).toBeVisible();
  await page.goto(url("/Wishlists"));
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
});

test("a quote goes to the operator's API and is thanked for", async ({ page }) => {
  await page.goto(url("/Quote?tour=crater-weekend"));
  const wizard = new Wizard(page, wordsOf("en"));
  await wizard.isAt("travel_type");
  await wizard.answerAll({ ...wishes, place: "Ngorongoro Crater", coupon_code: "" });
  await wizard.send();
  await wizard.isThanked();
});

test("a message goes to the operator's API", async ({ page }) => {
  const { Contact, Form } = wordsOf("en");
  await page.goto(url("/Contact"));
  const main = page.getByRole("main");
  await main.getByRole("textbox", { name: Form.fullName }).fill("Ann");
  await main.getByRole("textbox", { name: Form.email }).fill("ann@example.com");
  await main.getByRole("textbox", { name: Form.message }).fill("Is the lagoon warm in May?");
  await main.getByRole("combobox", { name: Form.country, exact: true }).selectOption("GB");
  await main.getByRole("button", { name: Contact.submit }).click();
  await expect(page.getByText(Contact.success)).toBeVisible();
});
