import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tally } from "./checks.mjs";
import { runStage } from "./run-stage.mjs";

/** One stage for each project of vitest.config.ts. */
export function vitestProjects(root, results) {
  return ["unit", "component", "contract", "process"].map((project) => ({
    name: project,
    async run() {
      const report = join(results, `${project}.json`);
      const code = await runStage(root, "node_modules/vitest/vitest.mjs", [
        "run",
        "--project",
        project,
        "--passWithNoTests",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ]);
      if (!existsSync(report)) return tally(code === 0);
      const { numPassedTests, numFailedTests, testResults } = JSON.parse(
        readFileSync(report, "utf8"),
      );
      // A file that cannot even be loaded has no tests to fail.
      const broken = testResults.filter(
        (file) => file.status === "failed" && file.assertionResults.length === 0,
      );
      const failed = numFailedTests + broken.length;
      return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
    },
  }));
}
