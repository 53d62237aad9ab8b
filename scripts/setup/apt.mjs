import { existsSync } from "node:fs";
import { runCommand } from "./run-command.mjs";
import { say } from "./say.mjs";

/** Installs a package where this is Debian and we are root; else does nothing. */
export async function installFromDebian(name, what) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  say(`Installing ${what} for the tests …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runCommand("apt-get", ["update", "-qq"], { env });
  await runCommand("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
}
