import type { Label } from "@/lib/contract/shared";

/** Keys of a fixed list with their words; keys without words are left out. */
export function labels(texts: Record<string, string>, keys: string[]): Label[] {
  return keys.flatMap((key) => {
    const text = texts[key];
    return text ? [{ key, text }] : [];
  });
}
