import { setTimeout as pause } from "node:timers/promises";
import type { Row } from "./report";
import { ask, quantile } from "./requests";
import { allPages, type Page } from "./whole-site";

const visitors = 200;
const minutes = 10;
/** Within this the whole site has been made, however it was asked for. */
const coldSeconds = 90;
const clickMs = { least: 100, most: 400 };
const goldenRatio = 0.6180339;
const br = { "accept-encoding": "br" };

interface Click {
  /** Since the first of all, when the answer was there. */
  afterSeconds: number;
  tookMs: number;
  status: number;
  retryAfter: boolean;
}

/** Two hundred who click through all pages of all languages, from a site of which nothing is made. */
export async function besideVisitors(port: number): Promise<Row[]> {
  const pages = await allPages(port);
  const clicks = await visited(port, pages);
  const refused = clicks.filter(({ status }) => status === 503);
  const warm = clicks.filter(({ afterSeconds }) => afterSeconds > coldSeconds);
  const wrong = (some: readonly Click[]) => some.filter(({ status }) => status !== 200).length;
  const took = (some: readonly Click[]) => some.map(({ tookMs }) => tookMs);
  return [
    { name: `clicks on ${pages.length} pages, ${minutes} min`, unit: "", value: clicks.length },
    {
      name: `503 with Retry-After, first ${coldSeconds} s`,
      unit: "",
      value: refused.length - wrong(warm),
    },
    {
      name: "the last of them after",
      unit: "s",
      value: refused.at(-1)?.afterSeconds ?? 0,
      bound: `≤ ${coldSeconds}`,
    },
    {
      name: "anything else that is no page",
      unit: "",
      value: wrong(clicks) - refused.filter(({ retryAfter }) => retryAfter).length,
      bound: "0",
    },
    { name: `after ${coldSeconds} s: no page`, unit: "", value: wrong(warm), bound: "0" },
    { name: `after ${coldSeconds} s: p50`, unit: "ms", value: quantile(took(warm), 0.5) },
    {
      name: `after ${coldSeconds} s: p95`,
      unit: "ms",
      value: quantile(took(warm), 0.95),
      bound: "≤ 100",
    },
    { name: `after ${coldSeconds} s: p99`, unit: "ms", value: quantile(took(warm), 0.99) },
  ];
}

async function visited(port: number, pages: readonly Page[]): Promise<Click[]> {
  const clicks: Click[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + minutes * 60_000;
  const visitor = async (at: number) => {
    for (let click = 1; performance.now() < endsAt; click += 1) {
      // Spread evenly over all of them, and the same in every run (the plastic and the golden ratio).
      const [where, when] = [(at * goldenRatio + click * 0.7548777) % 1, (click * goldenRatio) % 1];
      const page = pages[Math.floor(where * pages.length)];
      if (!page) throw new Error("There are no pages.");
      const askedAt = performance.now();
      const { status, headers } = await ask(port, page.path, { host: page.host, ...br });
      const answeredAt = performance.now();
      clicks.push({
        afterSeconds: (answeredAt - startedAt) / 1000,
        tookMs: answeredAt - askedAt,
        status,
        retryAfter: headers["retry-after"] !== undefined,
      });
      await pause(clickMs.least + when * (clickMs.most - clickMs.least));
    }
  };
  await Promise.all(Array.from({ length: visitors }, (_, at) => visitor(at)));
  return clicks;
}
