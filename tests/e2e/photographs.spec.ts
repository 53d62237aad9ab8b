import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { jpeg } from "../support/photographs";
import { sitePort, urlOf } from "./support/address";
import { ask } from "./support/ask";
import { isAlive } from "./support/is-alive";
import { OwnSite } from "./support/own-site";
import { expect, test } from "./support/site";

const port = sitePort + 32;
const folder = mkdtempSync(join(tmpdir(), "tembea-photographs-"));
chmodSync(folder, 0o755);
const content = join(folder, "content");
const site = new OwnSite(port, folder, { CONTENT_DIR: content });
const slug = "krater-und-ebenen-in-sechs-tagen";
const list = `
lions.jpg: { tour: crater-and-plains, focus: [30, 70], place: ngorongoro, date: 2026-08, credit: Asha Mollel, alt: { de: Zwei Löwen auf der Piste } }
camp.jpg: { tour: crater-and-plains, alt: { de: Das Lager am Abend } }
car.jpg: { vehicle: private, alt: { de: Unser Wagen } }
bomb.jpg: { tour: crater-and-plains }
`;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  cpSync(process.env.CONTENT_DIR || "content", content, { recursive: true });
  mkdirSync(join(content, "photos"), { recursive: true });
  const put = (name: string, bytes: Buffer | string) =>
    writeFileSync(join(content, "photos", name), bytes);
  put("photos.yaml", list);
  put("lions.jpg", await jpeg(2400, 1600, { sky: "#3060c0" }));
  put("camp.jpg", await jpeg(1200, 800, { sky: "#c06030" }));
  put("car.jpg", await jpeg(900, 600, { sky: "#60c030" }));
  put("bomb.jpg", "<svg/>");
  await site.start();
});

test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

for (const width of [390, 1280])
  test(`a tour's photographs show in its page, ${width} pixels wide, with words in its language`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const photograph = page.getByRole("img", { name: "Zwei Löwen auf der Piste" }).first();
    // The drawing stays until the photograph is made, and the page is made again then.
    await expect(async () => {
      await page.goto(urlOf("de", `/trip/${slug}`, port));
      await expect(photograph).toBeVisible({ timeout: 1_000 });
      await expect(page.getByRole("img", { name: "Unser Wagen" })).toBeAttached({ timeout: 1_000 });
    }).toPass();
    await expect
      .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    expect(await photograph.evaluate((image) => getComputedStyle(image).objectPosition)).toBe(
      "30% 70%",
    );
    const shown = await photograph.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(new URL(shown).pathname).toMatch(/^\/photographs\/[0-9a-f]{32}-1920\/\d+\.avif$/);
    const lions = page.getByRole("link", { name: "Zwei Löwen auf der Piste" }).first();
    // Until then it leads to the picture itself.
    await isAlive(lions);
    await lions.click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText("Ngorongoro, August 2026 · Foto: Asha Mollel")).toBeVisible();
  });

test("its files never change at their addresses, say nothing of the camera, and stand in what is shared", async () => {
  const document = (await ask("de", `/trip/${slug}`, { port })).body;
  const [path = ""] = /\/photographs\/[0-9a-f]{32}-1920\/1920\.webp/.exec(document) ?? [];
  const here = (name: string) => `http://127.0.0.1:${port}${name}`;
  const file = await fetch(here(path));
  expect(file.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(file.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await file.arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  const headers = { "if-none-match": file.headers.get("etag") ?? "" };
  expect((await fetch(here(path), { headers })).status).toBe(304);
  for (const other of [path.replace("1920.webp", "1600.webp"), path.replace("-1920", "-640")])
    expect((await fetch(here(other))).status, other).toBe(404);
  expect(document).toContain(`"image":["${urlOf("de", path, port)}"`);
});
