/** An address below the list: a slug, a page of the list, or a page of what the slug names. */
export interface ListAddress {
  slug?: string;
  page: number;
}

/** Reads the segments after the list's own; undefined when there is no such address. */
export function listAddress(segments: readonly string[]): ListAddress | undefined {
  const [first, second, ...more] = segments.map(decode);
  if (more.length > 0) return undefined;
  if (first === undefined) return { page: 1 };
  const firstPage = pageNumber(first);
  if (firstPage) return second === undefined ? { page: firstPage } : undefined;
  if (first.length > 120) return undefined;
  if (second === undefined) return { slug: first, page: 1 };
  const page = pageNumber(second);
  return page ? { slug: first, page } : undefined;
}

/** The number in `p-2`. The first page has none, so that every page has one address. */
function pageNumber(segment: string): number | undefined {
  const page = Number(/^p-([1-9]\d{0,3})$/.exec(segment)?.[1]);
  return page > 1 ? page : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape names nothing; as it stands it is simply not found.
    return segment;
  }
}
