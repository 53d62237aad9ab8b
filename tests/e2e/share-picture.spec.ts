import sharp from "sharp";
import { urlOf } from "./support/address";
import { ask } from "./support/ask";
import { firstPath } from "./support/first-path";
import { expect, test } from "./support/site";

for (const kind of ["/blog/", "/CountryPark/", "/Lodges-and-Camps/"])
  test(`what stands for a page of ${kind} where it is shared is of the size and kind that the page says, and small enough for every messenger`, async () => {
    const page = (await ask("en", await firstPath("en", kind))).body;
    const said = (name: string) =>
      new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(page)?.[1] ?? "";
    const { pathname } = new URL(said(""));
    expect(pathname).toMatch(/^\/og\//);
    const answer = await fetch(urlOf("en", pathname));
    expect(answer.headers.get("content-type")).toBe(said(":type"));
    const body = Buffer.from(await answer.arrayBuffer());
    expect(body.length).toBeLessThan(300_000);
    const { format, width, height } = await sharp(body).metadata();
    expect([`image/${format}`, String(width), String(height)]).toEqual(
      [":type", ":width", ":height"].map(said),
    );
  });
