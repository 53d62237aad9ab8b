import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { tally } from "./checks.mjs";
import { runStage } from "./run-stage.mjs";

/** One stage for each of these projects of vitest.config.ts. */
export function vitestProjects(root, results, projects) {
  return projects.map((project) => ({
    name: project,
    async run() {
      const report = join(results, `${project}.json`);
      const code = await runStage(root, "node_modules/vitest/vitest.mjs", [
        "run",
        "--project",
        project,
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ]);
      if (!existsSync(report)) return tally(false);
      const { numPassedTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
      return tally(code === 0, { passed: numPassedTests, failures: testResults.flatMap(failures) });
    },
  }));
}

/** What failed in a file, by name. A file that cannot even be loaded has no tests to fail. */
function failures({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (status === "failed" && failed.length === 0) return [`${name}: ${firstLine(message)}`];
  return failed.map(
    ({ fullName, failureMessages }) => `${name}: ${fullName}: ${firstLine(failureMessages[0])}`,
  );
}

const firstLine = (text = "") => text.split("\n")[0];
