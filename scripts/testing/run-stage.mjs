import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

let current;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.on(signal, () => {
    stop(current);
    process.exit(130);
  });
}

/**
 * Runs a program of this project with its output shown; resolves with its exit code. Whatever it
 * leaves running ends with it.
 */
export function runStage(root, script, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(new URL(script, root)), ...args], {
      cwd: fileURLToPath(root),
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      // A group of its own, which can be ended as a whole.
      detached: process.platform !== "win32",
    });
    current = child;
    child.once("error", () => resolve(1));
    child.once("exit", (code) => {
      stop(child);
      resolve(code ?? 1);
    });
  });
}

function stop(child) {
  if (!child?.pid || process.platform === "win32") return;
  try {
    process.kill(-child.pid, "SIGTERM");
  } catch {
    // Nothing of it is left.
  }
}
