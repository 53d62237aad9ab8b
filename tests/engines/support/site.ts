import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { startDisplay } from "./display";
import type { Engine } from "./engine";
import { startFirefox } from "./firefox";
import { Visitor } from "./visitor";
import { openWayIn } from "./way-in";
import { startWebKit } from "./webkit";

export interface EngineOptions {
  engine: "firefox" | "webkit";
  size: { width: number; height: number };
}

interface Fixtures {
  /** The address that the visitor comes from: each test is another visitor. */
  address: string;
  visitor: Visitor;
}

interface WorkerFixtures {
  display: string;
}

/** A test whose visitor sits at a browser of the project's engine and size. */
export const test = base.extend<EngineOptions & Fixtures, WorkerFixtures>({
  engine: ["firefox", { option: true }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  display: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed.
    async ({}, use) => {
      const screen = await startDisplay();
      await use(screen.name);
      await screen.close();
    },
    { scope: "worker" },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  address: async ({}, use, { testId, repeatEachIndex }) => {
    const at = Number.parseInt(testId.slice(-4), 16) + repeatEachIndex;
    await use(`198.18.${(at >> 8) & 255}.${at & 255}`);
  },
  visitor: async ({ engine, size, display, address }, use, testInfo) => {
    const wayIn = await openWayIn(address);
    let browser: Engine | undefined;
    try {
      browser =
        engine === "firefox"
          ? await startFirefox(wayIn.port)
          : await startWebKit(wayIn.port, display);
      const visitor = await Visitor.enter(browser, size.width, size.height);
      await use(visitor);
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath("window.png"), await visitor.picture());
      expect(await browser.problems()).toEqual([]);
    } finally {
      await browser?.close();
      await wayIn.close();
    }
  },
});

export { expect };
