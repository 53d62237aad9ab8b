import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { browserTests, longTests } from "./testing/browser-tests.mjs";
import { checks } from "./testing/checks.mjs";
import { vitestProjects } from "./testing/vitest-projects.mjs";

const root = new URL("../", import.meta.url);
const results = fileURLToPath(new URL("test-results/", root));
rmSync(results, { recursive: true, force: true });

// A failing stage does not hide what the later ones have to say.
const vitest = (...projects) => vitestProjects(root, results, projects);
const usual = [
  ...checks(root),
  ...vitest("content", "unit", "component", "contract", "process"),
  ...browserTests(root, results),
];
const stages = [...usual, ...vitest("long"), ...longTests(root, results)];
const wanted = process.argv.slice(2);
const unknown = wanted.filter(
  (name) => name !== "all" && !stages.some((stage) => stage.name === name),
);
if (unknown.length > 0) {
  console.log(`There is no stage ${unknown}: ${stages.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}
const isWanted = (stage) => {
  if (wanted.length === 0) return usual.includes(stage);
  return wanted.includes("all") || wanted.includes(stage.name);
};
const total = { passed: 0, failed: 0 };
const summary = [];

for (const { name, run } of stages.filter(isWanted)) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const { passed, failures } = await run();
  const failed = failures.length;
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  summary.push(
    `${failed === 0 ? "✓" : "✗"} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
    ...failures.map((failure) => `    ${failure}`),
  );
}

console.log(`\n${summary.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
