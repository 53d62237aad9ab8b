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

/** One thing that went well or did not. */
export function tally(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}
