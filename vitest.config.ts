import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { testContent } from "./tests/support/content";
import { rounds } from "./tests/support/rounds";

// A long run may take as much longer.
const longest = rounds(60_000);
const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");
const alias = { "@": root };

export default defineConfig({
  resolve: { alias },
  test: {
    // Every core: a test file waits for its database as often as it works.
    maxWorkers: "100%",
    env: { CONTENT_DIR: testContent },
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          // A busy machine may take its time; what is slow is measured by the bench.
          testTimeout: longest,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: "component",
          include: ["tests/component/**/*.test.tsx"],
          environment: "jsdom",
          setupFiles: ["tests/support/component-setup.ts"],
          testTimeout: longest,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: ["tests/support/database-setup.ts"],
          setupFiles: ["tests/support/described-setup.ts", "tests/support/one-connection-setup.ts"],
          // Online payment is on, as with the sandbox; files that pay start one of their own.
          env: {
            CONTENT_DIR: testContent,
            PAYMENT_SANDBOX_INTERNAL: "http://key:secret@127.0.0.1:9",
          },
          hookTimeout: 60_000,
          testTimeout: longest,
        },
      },
      {
        extends: true,
        test: { name: "content", include: ["tests/content/**/*.test.ts"], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          fileParallelism: false,
          // A test starts up to six processes, each with a database.
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: "long", include: ["tests/long/**/*.test.ts"], hookTimeout: 60_000 },
      },
    ],
  },
});
