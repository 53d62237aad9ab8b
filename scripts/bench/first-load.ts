import { gzipSync } from "node:zlib";
import { z } from "zod";
import type { Row } from "./report";
import { ask } from "./requests";

const kilobyte = 1000;
const sizes = new Map<string, Promise<number>>();

/** How much script each page loads before anything is touched, gzipped. */
export async function firstLoad(
  sitePort: number,
  barePort: number,
  pages: Record<string, string>,
): Promise<Row[]> {
  const weight = async (port: number, path: string) =>
    scriptKilobytes(port, (await ask(port, path)).body.toString("utf8"));
  const bare = await weight(barePort, "/");
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const value = await weight(sitePort, path);
    rows.push({ name, unit: "kB", value, bare, bound: `≤ ${scriptBound(name)}` });
  }
  return rows;
}

/** What the scripts of a page may weigh, in kilobytes. */
export const scriptBound = (page: string) => (page === "home" ? 150 : 165);

/** What the scripts weigh that a document names, also those that come late, gzipped, in kilobytes. */
export async function scriptKilobytes(port: number, html: string): Promise<number> {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)]
    .filter(([element]) => !/\snomodule/i.test(element))
    .flatMap(([, source]) => (source ? [source] : []));
  const [, late = "[]"] = /id="late-scripts">(.*?)<\/script>/.exec(html) ?? [];
  const each = [...new Set([...sources, ...z.array(z.string()).parse(JSON.parse(late))])].map(
    (source) => {
      const key = `${port}${source}`;
      const size = sizes.get(key) ?? zipped(port, source);
      sizes.set(key, size);
      return size;
    },
  );
  return (await Promise.all(each)).reduce((sum, bytes) => sum + bytes, 0) / kilobyte;
}

async function zipped(port: number, path: string): Promise<number> {
  return gzipSync((await ask(port, path)).body, { level: 9 }).length;
}
