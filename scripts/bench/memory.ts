import { readdirSync, readFileSync } from "node:fs";
import type { Row } from "./report";
import { ask } from "./requests";

const atOnce = 4;

/** Memory of app and database after every page of one domain was asked for. */
export async function memoryAfterCrawl(port: number, pid: number): Promise<Row[]> {
  const before = memoryMb(pid);
  const paths = await sitemapPaths(port);
  const startedAt = performance.now();
  const waiting = [...paths];
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await ask(port, path);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = (performance.now() - startedAt) / 1000;
  return [
    { name: "before", unit: "MB", value: before },
    { name: `after ${paths.length} pages`, unit: "MB", value: memoryMb(pid), bound: "≤ 500" },
    { name: "pages made and answered", unit: "pages/s", value: paths.length / seconds },
  ];
}

export async function sitemapPaths(port: number, host = "localhost"): Promise<string[]> {
  const sitemap = (await ask(port, "/sitemap.xml", { host })).body.toString("utf8");
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
}

/** What a process and its children occupy, shared memory counted once; where the system tells. */
function memoryMb(pid: number): number | undefined {
  try {
    const kilobytes = family(pid).map((each) => {
      const text = readFileSync(`/proc/${each}/smaps_rollup`, "utf8");
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
    });
    return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
  } catch {
    return undefined;
  }
}

/** A process, its children and theirs. */
export function family(pid: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const parent = Number(/\) \S (\d+)/.exec(stat)?.[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const below = (each: number): number[] => [each, ...(children.get(each) ?? []).flatMap(below)];
  return below(pid);
}
