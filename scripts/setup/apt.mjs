import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";
import { say } from "./say.mjs";

/** Installs packages where this is Debian and we are root; else does nothing. */
export async function installFromDebian(names, what) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`Installing ${what} for the tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-qq"], { env });
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...names];
  await runCommand("apt-get", install, { env });
}
