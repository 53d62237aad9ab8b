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
    const code = await runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
      cwd: fileURLToPath(root),
      // NODE_ENV=production would leave out what the tests and the checks need.
      env: { ...process.env, NODE_ENV: "development" },
    });
    if (code !== 0) giveUp("The packages could not be installed: npm said why above.");
  }
  writeFileSync(stamp, wanted);
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
