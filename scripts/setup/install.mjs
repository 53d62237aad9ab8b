import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runNpm } from "./run-command.mjs";
import { giveUp, say } from "./say.mjs";

/** Installs the packages when they are absent or not the ones of the lock file. */
export async function installPackages(root) {
  const lock = readFileSync(new URL("package-lock.json", root));
  const stamp = new URL("node_modules/.tembea-lock", root);
  const wanted = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!isInstalled(root, lock)) {
    say("Installing the packages …");
    // npm before 11 runs the scripts of every package, and one of them fetches a Java from GitHub.
    const isThere =
      (await npm(root, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"])) &&
      (await npm(root, ["rebuild", ...packagesWithScripts(root)]));
    if (!isThere) giveUp("The packages could not be installed: npm said why above.");
  }
  writeFileSync(stamp, wanted);
}

async function npm(root, args) {
  const code = await runNpm([...args, "--loglevel=error"], {
    cwd: fileURLToPath(root),
    // NODE_ENV=production would leave out what the tests and the checks need.
    env: { ...process.env, NODE_ENV: "development" },
  });
  return code === 0;
}

function packagesWithScripts(root) {
  const { allowScripts } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
  return Object.keys(allowScripts).filter((name) => allowScripts[name]);
}

// npm notes what it installed; someone who ran `npm install` need not wait for it again.
function isInstalled(root, lock) {
  const note = new URL("node_modules/.package-lock.json", root);
  if (!existsSync(note)) return false;
  const present = JSON.parse(readFileSync(note, "utf8")).packages;
  const wanted = Object.entries(JSON.parse(lock.toString()).packages);
  return wanted.every(
    ([path, { version, optional }]) =>
      path === "" || present[path]?.version === version || (optional && !present[path]),
  );
}
