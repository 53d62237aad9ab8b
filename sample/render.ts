import { join } from "node:path";
import sharp from "sharp";
import { compose } from "./compose";
import { grain } from "./grain";
import type { Recipe } from "./vocabulary";

/** The widths a picture is cut at; it is drawn in the largest. */
export const widths = [480, 960, 1600] as const;

/** Writes all files of one picture and returns its placeholder colour as hex. */
export async function render(recipe: Recipe, folder: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(compose(recipe)), { density: 72, unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const master = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  for (const width of widths) {
    const cut = await master()
      .resize(width, Math.round(width * 0.625))
      .raw()
      .toBuffer();
    const printed = await sharp(cut, {
      raw: { width, height: Math.round(width * 0.625), channels: 3 },
    })
      .composite([grain])
      .removeAlpha()
      .raw()
      .toBuffer();
    const image = () =>
      sharp(printed, { raw: { width, height: Math.round(width * 0.625), channels: 3 } });
    const file = join(folder, `${recipe.id}-${width}`);
    await image()
      .avif({ quality: width < 900 ? 50 : 45, effort: 2 })
      .toFile(`${file}.avif`);
    await image()
      .webp({ quality: width < 900 ? 66 : 60, effort: 4, smartSubsample: true })
      .toFile(`${file}.webp`);
  }
  const [r = 0, g = 0, b = 0] = await master().resize(1, 1).raw().toBuffer();
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
