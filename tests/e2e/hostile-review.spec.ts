import { programs, strangeWords } from "../support/hostile-words";
import { pageIsAlive } from "./support/is-alive";
import { type LeadSite, operator, test } from "./support/lead-site";
import { expect } from "./support/site";
import { wordsOf } from "./support/words";

const slug = "crater-and-plains-in-six-days";
const words = [...programs, ...strangeWords].map((text) =>
  text.replace(/\p{Cc}/gu, " ").padEnd(40, "."),
);

test("a review is words to its reader and to its moderator, whatever is in it", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.alert = () => Reflect.get(window, "tembeaViolation")("a program ran");
  });
  await page.goto(site.url("en", "/Guest-Book"));
  const [first = "", ...others] = await fewAtOnce(words, (text, at) => send(site, text, at));

  const { confirm } = wordsOf("en").Moderation;
  await page.goto(site.url("en", `/Moderation#${await tokenFor(site, first)}`));
  await expect(page.locator("blockquote")).toContainText(words[0] ?? "");
  await page.getByRole("button", { name: confirm.publish }).click();
  await expect(page.getByText(wordsOf("en").Moderation.done.publish)).toBeVisible();
  await fewAtOnce(others, async (reference) =>
    post(site, "/api/moderate", { token: await tokenFor(site, reference), confirm: true }),
  );

  await page.goto(site.url("en", `/trip/${slug}`));
  await pageIsAlive(page);
  const plain = (text: string) => text.replace(/\s+/g, " ");
  let missing = words;
  for (let at = 1; missing.length > 0 && at < 6; at += 1) {
    await page.goto(site.url("en", at === 1 ? "/Guest-Book" : `/Guest-Book/p-${at}`));
    await pageIsAlive(page);
    const shown = (await page.locator("article").allTextContents()).map(plain).join(" ");
    missing = missing.filter((text) => !shown.includes(plain(text)));
  }
  expect(missing).toEqual([]);
});

async function fewAtOnce<T, R>(all: readonly T[], work: (each: T, at: number) => Promise<R>) {
  const done: R[] = [];
  for (let at = 0; at < all.length; at += 5)
    done.push(...(await Promise.all(all.slice(at, at + 5).map((each, on) => work(each, at + on)))));
  return done;
}

/** Sends a review made of these words, as a guest of an own address, by mail and on the line; its reference. */
async function send(site: LeadSite, text: string, at: number): Promise<string> {
  const review = {
    ...{
      rating: 4,
      title: text,
      text,
      full_name: text,
      email: `ann${at}@example.com`,
      country: "DE",
    },
    ...{ about: { kind: "tour", slug }, agree: true, seconds_open: 60 },
  };
  const { data } = await post(site, "/api/send_review", review, `198.51.100.${at}`);
  return data.reference;
}

async function post(site: LeadSite, path: string, body: object, from = "198.51.100.250") {
  const response = await fetch(site.url("en", path), {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
  expect(response.ok, JSON.stringify(body)).toBe(true);
  return response.json();
}

/** The secret of the link that publishes, from the operator's mail. */
async function tokenFor(site: LeadSite, reference: string): Promise<string> {
  const mail = () => site.mailsAbout(reference).find(({ to }) => to.includes(operator));
  await expect.poll(() => mail() !== undefined, { timeout: 30_000 }).toBe(true);
  return /\/Moderation#([\w.-]+)/.exec(mail()?.text ?? "")?.[1] ?? "";
}
