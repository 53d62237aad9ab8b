import autocannon from "autocannon";
import type { Row } from "./report";
import { quantile, timed } from "./requests";

const seconds = 8;
const pauseMs = 15;
const connections = 4;
const other = { "x-forwarded-for": "203.0.113.5", "accept-encoding": "br" };

/**
 * The home page's p95 for somebody while somebody else asks for what is dearest as fast as they can, each
 * address for some seconds; `[<id>]` is another one every time.
 */
export async function besideAGreedyVisitor(port: number, tourPath: string): Promise<Row[]> {
  const dearest = [
    "/api/openapi.json",
    tourPath.replace("/trip/", "/og/tour/"),
    "/og/tour/[<id>]",
    "/sitemap.xml",
    "/[<id>]",
    "/trip/[<id>]",
    `${tourPath}?from=[<id>]`,
    "/api/filter?price_max=[<id>]",
    "/api/tourList?page=2",
    "/api/site-search?search=[<id>]",
  ];
  await timed(port, ["/"], 300, other);
  const rows: Row[] = [];
  for (const [at, path] of dearest.entries()) {
    const alone = await looks(port);
    const asking = autocannon({
      url: `http://127.0.0.1:${port}`,
      connections,
      duration: seconds,
      // Each time another one, who has their whole allowance.
      headers: { "x-forwarded-for": `198.51.100.${at}` },
      idReplacement: true,
      // A thread of its own, so that the greedy one does not slow down the clock of the other.
      workers: 1,
      requests: [{ path }],
    });
    const beside = await looks(port);
    const { requests, statusCodeStats } = await asking;
    const refused = statusCodeStats?.["429"]?.count ?? 0;
    rows.push({
      name: `${path} (${requests.total} asked, ${refused} refused)`,
      unit: "ms",
      value: quantile(beside, 0.95),
      bare: quantile(alone, 0.95),
      bound: "ratio ≤ 2 (bare: nobody is greedy)",
    });
  }
  return rows;
}

async function looks(port: number): Promise<number[]> {
  const durations: number[] = [];
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; )
    durations.push(...(await timed(port, ["/"], 1, other, pauseMs)));
  return durations;
}
