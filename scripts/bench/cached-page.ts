import autocannon from "autocannon";
import type { Row } from "./report";
import { median, timed } from "./requests";

const rounds = 3;
const connections = 16;
const seconds = 4;
const asABrowser = { "accept-encoding": "gzip, deflate, br" };

/** How fast a cached page is answered, and how many, beside the bare framework's empty one. */
export async function cachedPage(sitePort: number, barePort: number): Promise<Row[]> {
  for (const port of [sitePort, barePort]) await timed(port, ["/"], 300, asABrowser);
  const latency = { site: [] as number[], bare: [] as number[] };
  const perSecond = { site: [] as number[], bare: [] as number[] };
  const unpacked = { site: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, port] of [
      ["site", sitePort],
      ["bare", barePort],
    ] as const) {
      latency[name].push(median(await timed(port, ["/"], 400, asABrowser)));
      perSecond[name].push(await throughput(port, asABrowser));
      unpacked[name].push(await throughput(port, {}));
    }
  }
  const row = (name: string, unit: string, values: typeof latency, bound: string): Row => ({
    name,
    unit,
    value: median(values.site),
    bare: median(values.bare),
    bound,
  });
  return [
    row("cached home page, one client, p50", "ms", latency, "≤ 5"),
    row("cached home page, compressed", "pages/s", perSecond, "≥ bare"),
    row("cached home page, not compressed", "pages/s", unpacked, ""),
  ];
}

async function throughput(port: number, headers: Record<string, string>): Promise<number> {
  const url = `http://127.0.0.1:${port}/`;
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the answers of ${url} were bad.`);
  return requests.average;
}
