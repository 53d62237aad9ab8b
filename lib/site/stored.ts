/** What a browser keeps under a key, unchecked; null for nothing and for what is no JSON. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value under a key, or nothing for null; without storage it lives as long as the page. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage.
  }
}
