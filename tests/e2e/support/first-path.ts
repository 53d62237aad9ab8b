import type { Locale } from "../../../lib/contract/locale";
import { ask } from "./ask";

/** A path that ends in a slash stands for the first page below it in the sitemap. */
export async function firstPath(locale: Locale, path: string): Promise<string> {
  if (path === "/" || !path.endsWith("/")) return path;
  const { body } = await ask(locale, "/sitemap.xml");
  const found = new RegExp(`<loc>http://[^/]+(${path}[^<]+)</loc>`).exec(body)?.[1];
  if (found === undefined) throw new Error(`The sitemap of ${locale} has nothing below ${path}.`);
  return found;
}
