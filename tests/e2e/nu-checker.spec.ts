import { type Locale, locales } from "../../lib/contract/locale";
import { routes } from "../../lib/site/routes";
import { brokenPort } from "./support/address";
import { ask } from "./support/ask";
import { firstPath } from "./support/first-path";
import { nuMessages } from "./support/nu-checker";
import { ownDocuments } from "./support/own-documents";
import { expect, test } from "./support/site";

// Some 350 documents, many of them made for the first time.
test.describe.configure({ timeout: 480_000 });

/** One of each kind; a path that ends in a slash stands for the first page below it. */
const paths = [
  ...Object.values(routes).filter((path) => path !== routes.trips),
  ...[
    "/trip/",
    "/blog/",
    "/CountryPark/",
    "/Lodges-and-Camps/",
    "/tanzania-safari-package/",
    "/Upcoming-Departures/",
  ],
  ...["/tanzania-safari-package?level=luxury", "/Guest-Book?sort=newest", "/Search?search=lion"],
  ...["/Search?search=qqqq", "/Upcoming-Departures?level=luxury", "/Booking/B-2222-2222-2222"],
  ...["/affiliate/amani-7k2p9xq4", "/nope"],
];

test("W3C's Nu checker finds nothing in pages of any kind and language, nor in mails", async () => {
  const read = await Promise.all(locales.map(documentsOf));
  expect(await nuMessages(new Map(read.flat()))).toEqual([]);
});

async function documentsOf(locale: Locale): Promise<[name: string, html: string][]> {
  const documents = Object.entries(ownDocuments(locale));
  documents.push(["503", (await ask(locale, "/", { port: brokenPort })).body]);
  for (const path of paths) {
    const { body } = await ask(locale, await firstPath(locale, path));
    documents.push([path, body]);
  }
  return documents.map(([name, html]) => [`${locale} ${name}`, withoutSheets(html)]);
}

/** The rules that a page takes over from its style sheets are of a newer CSS than the checker's, which does not look at sheets. */
function withoutSheets(html: string): string {
  return html.replace(/<style>.*?<\/style>(?=<link rel="stylesheet")/s, "<style></style>");
}
