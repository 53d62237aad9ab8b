import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "../../server/database/free-port";
import { findChromium } from "../setup/chromium.mjs";
import { print, type Row } from "./report";
import { timed } from "./requests";

const others = ["accessibility", "best-practices", "seo"] as const;
const flags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const runs = 5;
/** In milliseconds; what an offer shows is asked for once its document is there. */
const lcpBounds: Record<string, number> = { home: 1500, offer: 2500 };

/**
 * Lighthouse's scores and measures for a telephone: the median of five runs, each in a browser of its
 * own. The bare page tells what the framework alone comes to on this machine.
 */
export async function lighthouseScores(
  sitePort: number,
  barePort: number,
  pages: Record<string, string>,
): Promise<void> {
  const audited = [
    { name: "bare page", port: barePort, path: "/" },
    ...Object.entries(pages).map(([name, path]) => ({ name, port: sitePort, path })),
  ];
  for (const { name, path, port } of audited) {
    // The first visitor of a page waits for it to be made; this is about all others.
    await timed(port, [path.split("#", 1)[0] ?? path], 3);
    const reports: Result[] = [];
    for (let run = 0; run < runs; run += 1)
      reports.push(await auditedOnce(`http://localhost:${port}${path}`));
    print(`Lighthouse, mobile, median of ${runs}: ${name} ${path}`, [
      // A page that only its key opens is not to be found.
      ...others
        .filter((id) => name !== "offer" || id !== "seo")
        .map((id) => row(id, "", "100", reports, scoreIn(id))),
      row("performance", "", "≥ 97", reports, scoreIn("performance")),
      row(
        "LCP",
        "ms",
        `≤ ${lcpBounds[name] ?? 1800}`,
        reports,
        measured("largest-contentful-paint"),
      ),
      row("CLS", "", "≤ 0.01", reports, measured("cumulative-layout-shift")),
      row("TBT", "ms", "≤ 100", reports, measured("total-blocking-time")),
    ]);
    const faults = Object.values(reports[0]?.audits ?? {}).filter(
      ({ score: value, scoreDisplayMode }) => value === 0 && scoreDisplayMode === "binary",
    );
    for (const { id, title } of faults) console.log(`  ✗ ${id}: ${title}`);
  }
}

async function auditedOnce(url: string): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    // Lighthouse looks whether a page can be kept for going back.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const report = await lighthouse(url, { port, output: "json", logLevel: "silent" });
    if (!report) throw new Error(`Lighthouse has nothing to say about ${url}`);
    return report.lhr;
  } finally {
    await browser.close();
  }
}

type Read = (report: Result) => number;

const measured =
  (audit: string): Read =>
  (report) =>
    report.audits[audit]?.numericValue ?? Number.NaN;

const scoreIn =
  (category: string): Read =>
  (report) =>
    (report.categories[category]?.score ?? 0) * 100;

function row(name: string, unit: string, bound: string, reports: Result[], read: Read): Row {
  const values = reports.map(read).sort((one, other) => one - other);
  return { name, unit, bound, value: values[Math.floor(values.length / 2)] };
}
