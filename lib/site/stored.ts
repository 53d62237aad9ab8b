import { inBrowser } from "./text-storage";

/** What a browser keeps under a key, unchecked; null for nothing and for what is no JSON. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(inBrowser.read(key) || "null");
  } catch {
    return null;
  }
}

/** Keeps a value under a key, or nothing for null; without storage it lives as long as the page. */
export const writeStored = (key: string, value: unknown) =>
  inBrowser.keep(key, value === null ? "" : JSON.stringify(value));
