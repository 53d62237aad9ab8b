import { defineConfig } from "@playwright/test";
import chromium, { server } from "./playwright.config";
import { sitePort } from "./tests/e2e/support/address";
import type { EngineOptions } from "./tests/engines/support/site";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const engines = ["firefox", "webkit"] as const;

/** The journeys in the other engines: the same site, in browsers of Debian's packages. */
export default defineConfig<EngineOptions>({
  ...chromium,
  testDir: "tests/engines",
  outputDir: "test-results/engines",
  timeout: 240_000,
  use: {},
  webServer: [server(sitePort)],
  projects: engines.flatMap((engine) =>
    Object.entries(sizes).map(([name, size]) => ({
      name: `${engine}, ${name}`,
      use: { engine, size },
    })),
  ),
});
