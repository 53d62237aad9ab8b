import { readFileSync } from "node:fs";
import { giveUp } from "./say.mjs";

/** Stops unless this Node is at least the one that package.json asks for. */
export function checkNodeVersion(root) {
  const { engines } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
  const needed = engines.node.replace(/^>=/, "");
  if (isOlder(process.versions.node, needed))
    giveUp(
      `Node ${needed} or later is needed, and this is ${process.versions.node}: see https://nodejs.org.`,
    );
}

function isOlder(version, needed) {
  const [major, minor = 0] = version.split(".").map(Number);
  const [neededMajor, neededMinor = 0] = needed.split(".").map(Number);
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}
