import { runStage } from "./run-stage.mjs";

/** Format and lint, types, unused code: each counts as one test. */
export function checks(root) {
  const check = (name, script, args) => ({
    name,
    run: async () => tally((await runStage(root, script, args)) === 0),
  });
  return [
    check("format", "node_modules/@biomejs/biome/bin/biome", ["ci", "."]),
    check("types", "node_modules/typescript/bin/tsc", ["--noEmit"]),
    check("unused", "node_modules/knip/bin/knip.js", []),
  ];
}

/**
 * What a stage came to: how many tests passed, and what failed by name. One that ends badly has
 * failed at something, and so has one without any test.
 */
export function tally(isGood, { passed = isGood ? 1 : 0, failures = [] } = {}) {
  if (failures.length > 0) return { passed, failures };
  if (!isGood) return { passed, failures: ["ended badly"] };
  return { passed, failures: passed === 0 ? ["there was nothing to run"] : [] };
}
