import { spawn } from "node:child_process";

/** Runs a command with its output shown; resolves with its exit code. */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", ...options });
    const pass = (signal) => child.kill(signal);
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, pass);
    child.once("error", reject);
    child.once("close", (code) => {
      for (const signal of ["SIGINT", "SIGTERM"]) process.off(signal, pass);
      resolve(code ?? 1);
    });
  });
}

/** Runs npm: the one that runs us, or the one on the path. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith(".js")) return runCommand(process.execPath, [npm, ...args], options);
  return runCommand("npm", args, { ...options, shell: process.platform === "win32" });
}
