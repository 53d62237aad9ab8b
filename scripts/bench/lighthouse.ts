import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { print } from "./report";
import { timed } from "./requests";
import { freePort } from "./site";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const flags = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Lighthouse's scores and measures for a telephone, each page once. It slows the machine down to be
 * like one, however slow the machine is already: the bare page and the machine's index tell.
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
      const result = await lighthouse(url, { port, output: "json", logLevel: "silent" });
      const report = result?.lhr;
      const score = (id: string) => (report?.categories[id]?.score ?? 0) * 100;
      const audit = (id: string) => report?.audits[id]?.numericValue;
      print(`Lighthouse, mobile: ${name} ${path}`, [
        ...categories.map((id) => ({
          name: id,
          unit: "",
          value: score(id),
          bound: id === "performance" ? "≥ 97" : "100",
        })),
        { name: "LCP", unit: "ms", value: audit("largest-contentful-paint"), bound: "≤ 1800" },
        { name: "CLS", unit: "", value: audit("cumulative-layout-shift"), bound: "≤ 0.02" },
        { name: "TBT", unit: "ms", value: audit("total-blocking-time"), bound: "≤ 150" },
        {
          name: "index of this machine",
          unit: "",
          value: report?.environment.benchmarkIndex,
          bound: "a desktop has 1500 or more",
        },
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
