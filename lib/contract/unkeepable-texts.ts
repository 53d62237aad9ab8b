/** A NUL, or half of a character that needs two: no database keeps a text with them. */
const unkeepable = /[\0\p{Surrogate}]/u;

/** Where in an input there are texts that cannot be kept, by path: `children.0`, `about.slug`. */
export function unkeepableTexts(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return unkeepable.test(value) ? [path.join(".")] : [];
  if (typeof value !== "object" || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, inner]) => unkeepableTexts(inner, [...path, name]));
}
