const plainId = /^[a-z0-9-]{1,80}$/;

/** The ids in a `t=` of an address, each once; what cannot be an id is left out. */
export function tourIdsIn(text: string | null | undefined, most: number): string[] {
  const ids = (text ?? "").slice(0, 5000).split(",");
  return [...new Set(ids.filter((id) => plainId.test(id)))].slice(0, most);
}

/** An address that opens the same tours for anybody, in every language. */
export function withTourIds(path: string, ids: readonly string[]): string {
  return ids.length > 0 ? `${path}?t=${ids.join(",")}` : path;
}
