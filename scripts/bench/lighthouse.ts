import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { print, type Row } from "./report";
import { timed } from "./requests";
import { freePort } from "./site";

const others = ["accessibility", "best-practices", "seo"] as const;
const flags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The index of a desktop that Lighthouse, by default, slows down four times to be a telephone. */
const desktopIndex = 1500;

/**
 * Lighthouse's scores and measures for a telephone. It slows this machine down four times, however
 * slow it is already; so each page is looked at once more, slowed down only as far as the telephone
 * that a desktop becomes
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md, "Calibrating
 * multipliers"). The bare page tells what the framework alone comes to.
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
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || "/usr/bin/chromium",
    // Lighthouse looks whether a page can be kept for going back.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    for (const { name, path, port: served } of audited) {
      // The first visitor of a page waits for it to be made; this is about all others.
      await timed(served, [path], 3);
      const url = `http://localhost:${served}${path}`;
      const look = (cpuSlowdownMultiplier: number) =>
        lighthouse(url, {
          port,
          output: "json",
          logLevel: "silent",
          throttling: { cpuSlowdownMultiplier },
        });
      const report = (await look(4))?.lhr;
      const index = report?.environment.benchmarkIndex ?? desktopIndex;
      const slowdown = Math.min(4, Math.max(1, (4 * index) / desktopIndex));
      const calibrated = (await look(slowdown))?.lhr;
      print(`Lighthouse, mobile: ${name} ${path}`, [
        ...others.map((id) => ({ name: id, unit: "", value: scoreIn(report, id), bound: "100" })),
        ...measures(report),
        {
          name: "index of this machine",
          unit: "",
          value: index,
          bound: `a desktop has ${desktopIndex} or more`,
        },
        ...measures(calibrated).map((row) => ({
          ...row,
          name: `${row.name}, slowed down ${slowdown.toFixed(1)} times`,
        })),
      ]);
      const faults = Object.values(report?.audits ?? {}).filter(
        ({ score: value, scoreDisplayMode }) => value === 0 && scoreDisplayMode === "binary",
      );
      for (const { id, title } of faults) console.log(`  ✗ ${id}: ${title}`);
    }
  } finally {
    await browser.close();
  }
}

function measures(report: Result | undefined): Row[] {
  const audit = (id: string) => report?.audits[id]?.numericValue;
  return [
    { name: "performance", unit: "", value: scoreIn(report, "performance"), bound: "≥ 97" },
    { name: "LCP", unit: "ms", value: audit("largest-contentful-paint"), bound: "≤ 1800" },
    { name: "CLS", unit: "", value: audit("cumulative-layout-shift"), bound: "≤ 0.02" },
    { name: "TBT", unit: "ms", value: audit("total-blocking-time"), bound: "≤ 150" },
  ];
}

const scoreIn = (report: Result | undefined, category: string) =>
  (report?.categories[category]?.score ?? 0) * 100;
