import autocannon from "autocannon";
import type pg from "pg";
import { domains } from "../../lib/env";
import { sitemapPaths } from "./memory";
import type { Row } from "./report";
import { ask } from "./requests";
import { connected } from "./site";

const atOnce = 4;
const connections = 16;
const seconds = 15;
const pagesAsked = 50;
const br = { "accept-encoding": "br" };

/** Whether all pages of all languages stay made, and how many are answered while seats are sold. */
export async function wholeSite(port: number, databaseUrl: string): Promise<Row[]> {
  const pages = await allPages(port);
  await crawl(port, pages);
  const again = await crawl(port, pages);
  return connected(databaseUrl, async (client) => {
    const quiet = await throughput(port, pages);
    const selling = setInterval(() => void sellSeat(client), 1_000);
    const beside = await throughput(port, pages);
    clearInterval(selling);
    return [
      {
        name: `second visit to all ${pages.length} pages, made again`,
        unit: "pages",
        value: again,
        bound: "0",
      },
      {
        name: `${pagesAsked} pages, while a seat a second is sold`,
        unit: "pages/s",
        value: beside.perSecond,
        bare: quiet.perSecond,
        bound: "ratio ≥ 0.9 (bare: nothing is sold)",
      },
      {
        name: "p99 of them",
        unit: "ms",
        value: beside.p99,
        bare: quiet.p99,
        bound: "≤ 70 ms more",
      },
    ];
  });
}

export interface Page {
  host: string;
  path: string;
}

/** Every page that search engines are told of, in all languages. */
export async function allPages(port: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (const host of Object.values(domains))
    for (const path of await sitemapPaths(port, host)) pages.push({ host, path });
  return pages;
}

/** Asks for every page and says how many had to be made. */
async function crawl(port: number, pages: readonly Page[]): Promise<number> {
  const waiting = [...pages];
  let made = 0;
  const work = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const { status, headers } = await ask(port, page.path, { host: page.host, ...br });
      if (status !== 200) throw new Error(`${page.host}${page.path} answered ${status}.`);
      if (headers["x-nextjs-cache"] !== "HIT") made += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return made;
}

/** Pages from all over the site, the lists of departures and tours with departures among them. */
async function throughput(port: number, pages: readonly Page[]) {
  const step = Math.floor(pages.length / pagesAsked);
  const requests = Array.from({ length: pagesAsked }, (_, at) => {
    const { host, path } = pages[at * step] ?? { host: "localhost", path: "/" };
    return { path, headers: { host, ...br } };
  });
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests,
    workers: 1,
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${result.non2xx} answers were bad.`);
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Sells a seat of some departure as a booking does. */
async function sellSeat(client: pg.Client): Promise<void> {
  await client.query("begin");
  const { rows } = await client.query<{ id: string }>(
    `update departures set seats_taken = seats_taken + 1 where id = (
       select id from departures where retired_at is null and seats_taken < seats
       order by random() limit 1) returning id`,
  );
  await client.query("select record_changes($1)", [rows.map(({ id }) => `departure:${id}`)]);
  await client.query("commit");
}
