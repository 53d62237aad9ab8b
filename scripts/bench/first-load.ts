import { gzipSync } from "node:zlib";
import type { Row } from "./report";
import { ask } from "./requests";

const kilobyte = 1000;

/** How much script a page loads before anything is touched, gzipped. */
export async function firstLoad(
  sitePort: number,
  barePort: number,
  pages: Record<string, string>,
): Promise<Row[]> {
  const sizes = new Map<string, Promise<number>>();
  const weight = async (port: number, path: string) => {
    const html = (await ask(port, path)).body.toString("utf8");
    const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
      .filter(([element]) => !/\snomodule/i.test(element))
      .flatMap(([, source]) => (source ? [source] : []));
    const each = [...new Set(sources)].map((source) => {
      const key = `${port}${source}`;
      const size = sizes.get(key) ?? zipped(port, source);
      sizes.set(key, size);
      return size;
    });
    return (await Promise.all(each)).reduce((sum, bytes) => sum + bytes, 0) / kilobyte;
  };
  const bare = await weight(barePort, "/");
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const value = await weight(sitePort, path);
    rows.push({ name, unit: "kB", value, bare, bound: name === "home" ? "≤ 165" : "≤ 190" });
  }
  return rows;
}

async function zipped(port: number, path: string): Promise<number> {
  return gzipSync((await ask(port, path)).body, { level: 9 }).length;
}
