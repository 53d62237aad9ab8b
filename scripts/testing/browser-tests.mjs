import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tally } from "./checks.mjs";
import { runStage } from "./run-stage.mjs";

/** The build, and the journeys through it in a real browser. */
export function browserTests(root, results) {
  return [
    {
      name: "build",
      run: async () => tally((await runStage(root, "scripts/prepare.mjs", [])) === 0),
    },
    playwright(root, results, "browser", "playwright.config.ts"),
  ];
}

/** What takes long: every page of the content that ships, and the site in Firefox and WebKit. */
export function longTests(root, results) {
  const shipped = { CONTENT_DIR: "content" };
  return [
    playwright(root, results, "crawl", "playwright.config.ts", ["crawl.spec.ts"], shipped),
    playwright(root, results, "engines", "playwright.engines.config.ts"),
  ];
}

function playwright(root, results, name, config, files = [], env = {}) {
  return {
    name,
    async run() {
      const report = join(results, `${name}.json`);
      const code = await runStage(
        root,
        "node_modules/@playwright/test/cli.js",
        ["test", `--config=${config}`, "--reporter=list,json", ...files],
        { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      );
      if (!existsSync(report)) return tally(false);
      const { stats, suites } = JSON.parse(readFileSync(report, "utf8"));
      const passed = stats.expected + stats.flaky;
      return tally(code === 0, { passed, failures: suites.flatMap(failures) });
    },
  };
}

/** What failed in a suite and those within, by name. */
function failures({ file, specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => [file, tests[0]?.projectName, title].filter(Boolean).join(": "));
  return [...failed, ...suites.flatMap(failures)];
}
