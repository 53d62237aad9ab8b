import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError, systemCode } from "../start-error";
import { processIdentity } from "./process-identity";

/** Keeps a data folder for this process alone; the returned function gives it up. */
export function lockDataFolder(folder: string): () => void {
  const path = join(folder, "lock");
  const mine = `${process.pid} ${processIdentity(process.pid) ?? ""}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (writeNew(path, mine)) return () => releaseLock(path, mine);
    const found = readLock(path);
    if (found === undefined) continue;
    if (isHeld(found)) throw new StartError(heldSentence(folder, found));
    removeStale(path, found);
  }
  throw new StartError(heldSentence(folder, readLock(path) ?? ""));
}

function heldSentence(folder: string, found: string): string {
  return `The data folder ${folder} is in use by process ${found.split(" ")[0]}: stop that one first, or give this one its own with DATA_DIR (or a shared DATABASE_URL).`;
}

function isHeld(content: string): boolean {
  const [, pid = "", identity = ""] = /^(\d+) (.*)$/.exec(content) ?? [];
  return pid !== "" && processIdentity(Number(pid)) === identity;
}

function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    // Between reading and moving it another process may have put its own lock there: give it back.
    if (readLock(aside) !== stale) linkSync(aside, path);
    rmSync(aside, { force: true });
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(systemCode(error) ?? "")) throw error;
  }
}

function writeNew(path: string, content: string): boolean {
  try {
    writeFileSync(path, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (systemCode(error) === "EEXIST") return false;
    if (["EACCES", "EPERM", "EROFS", "ENOSPC"].includes(systemCode(error) ?? ""))
      throw new StartError(`The lock ${path} cannot be written (${systemCode(error)}).`);
    throw error;
  }
}

function readLock(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw new StartError(
      `The lock ${path} cannot be read (${systemCode(error)}): it belongs to another user.`,
    );
  }
}

function releaseLock(path: string, mine: string): void {
  if (readLock(path) === mine) rmSync(path, { force: true });
}
