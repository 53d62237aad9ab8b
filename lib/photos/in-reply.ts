import { PictureSchema } from "../contract/shared";
import { photoAddress } from "./address";

const said = new Set<string>();

/**
 * A reply of an operator's own API with its pictures at this site's addresses. A picture that lies at
 * an origin nobody configured stays where it is, which is said once.
 */
export function withPhotos(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withPhotos(each, base));
  if (typeof value !== "object" || value === null) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withPhotos(inner, base)]),
  );
  const picture = "url" in value && "color" in value ? PictureSchema.safeParse(value) : undefined;
  return picture?.success ? { ...copy, url: addressHere(picture.data.url, base) } : copy;
}

function addressHere(url: string, base: string): string {
  if (url.startsWith("/pictures/") || !URL.canParse(url, base)) return url;
  const { href, origin } = new URL(url, base);
  const here = photoAddress(href);
  if (!here && !said.has(origin)) {
    said.add(origin);
    console.warn(`Pictures at ${origin} are not made smaller: PICTURE_ORIGINS does not name it.`);
  }
  return here ?? href;
}
