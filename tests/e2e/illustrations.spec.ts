import { locales } from "../../lib/contract/locale";
import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { readPage } from "./support/read-page";
import { expect, test } from "./support/site";
import { filled, wordsOf } from "./support/words";

const place = "/CountryPark/tarangire";
const tour = "/trip/crater-and-plains-in-six-days";

test("drawings are called illustrations in six languages where they could be taken for proof, and last week's pictures can be asked for beside them", async ({
  page,
}) => {
  const tours = readPage((await ask("en", tour)).body).alternates;
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of locales) {
    const { Photographs: words } = wordsOf(locale);
    for (const path of [new URL(tours[locale] ?? "").pathname, place, "/About"]) {
      await page.goto(urlOf(locale, path));
      const note = page.locator("main p").filter({ hasText: words.drawn });
      await expect(note).toBeVisible();
      const link = note.getByRole("link", { name: words.ask });
      await expect(link).toBeVisible();
      const asked = new URL((await link.getAttribute("href")) ?? "");
      expect(asked.host).toBe("wa.me");
      const [before, after] = filled(words.message, { title: "|" }).split("|");
      const text = asked.searchParams.get("text") ?? "";
      expect([text.startsWith(before ?? "-"), text.endsWith(after ?? "-")]).toEqual([true, true]);
      expect(text.length).toBeGreaterThan(words.message.length - "{title}".length);
    }
  }
});
