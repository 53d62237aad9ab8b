import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { eventually } from "./support/run-database";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
let folder: string;

// The project's own command, with a server that says how it was started and then waits.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tembea-npm-"));
  const manifest = { name: "started", type: "module", scripts: { start: scripts.start } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
  mkdirSync(join(folder, ".next/tembea"), { recursive: true });
  writeFileSync(
    join(folder, ".next/tembea/server.mjs"),
    `import { getHeapStatistics } from "node:v8";
     const heap = getHeapStatistics().heap_size_limit;
     const arenas = process.env.MALLOC_ARENA_MAX;
     console.log(JSON.stringify({ pid: process.pid, megabytes: heap / 1_048_576, arenas }));
     process.on("SIGTERM", () => process.exit(0));
     setInterval(() => undefined, 60_000);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function start(env: Record<string, string> = {}) {
  const npm = spawn("npm", ["start", "--silent"], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: "", ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  npm.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const said = await eventually(async () => JSON.parse(printed));
  const ended = new Promise((resolve) => npm.once("exit", resolve));
  const [pid, megabytes] = [Number(said.pid), Number(said.megabytes)];
  return { npm, pid, megabytes, arenas: said.arenas, ended };
}

const isAlive = (pid: number) =>
  execFileSync("ps", ["-A", "-o", "pid="], { encoding: "utf8" })
    .split("\n")
    .some((line) => Number(line) === pid);

it("ends the site when npm is asked to stop", async () => {
  const { npm, pid, ended } = await start();
  expect(isAlive(pid)).toBe(true);
  npm.kill("SIGTERM");
  await ended;
  await eventually(async () => expect(isAlive(pid)).toBe(false));
});

it("has a limited heap and few arenas, and the operator has the last word", async () => {
  const usual = await start();
  usual.npm.kill("SIGTERM");
  await usual.ended;
  expect(usual.megabytes).toBeGreaterThan(380);
  expect(usual.megabytes).toBeLessThan(500);
  expect(usual.arenas).toBe("2");
  const raised = await start({
    NODE_OPTIONS: "--max-old-space-size=900",
    MALLOC_ARENA_MAX: "8",
  });
  raised.npm.kill("SIGTERM");
  await raised.ended;
  expect(raised.megabytes).toBeGreaterThan(890);
  expect(raised.arenas).toBe("8");
});
