import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/setup/chromium.mjs";
import { brokenPort, sitePort } from "./tests/e2e/support/address";
import { testContent } from "./tests/support/content";

process.env.CONTENT_DIR ??= testContent;

export const server = (port: number, ...args: string[]) => ({
  command: `node --import tsx tests/e2e/support/serve.ts ${[port, ...args].join(" ")}`,
  url: `http://127.0.0.1:${port}/robots.txt`,
  reuseExistingServer: false,
  // A database of its own, with the whole content.
  timeout: 300_000,
  stdout: "ignore" as const,
  stderr: args.length > 0 ? ("ignore" as const) : ("pipe" as const),
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 15_000 },
});

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results/e2e",
  workers: 2,
  retries: 0,
  fullyParallel: true,
  // What is slow is measured by the bench; here a busy machine may take its time, most of all to
  // start a site with a database of its own, as many a file does first.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    locale: "en-GB",
    timezoneId: "Africa/Dar_es_Salaam",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: [server(sitePort), server(brokenPort, "--without-api")],
});
