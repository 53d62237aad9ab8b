import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { env } from "@/lib/env";

/**
 * Notes that a mail was accepted. A file, written before anything else is awaited: the database may
 * be away just then, and its answer takes longer than a process that is killed may have left.
 */
export function noteAccepted(job: string): void {
  try {
    mkdirSync(folder(), { recursive: true, mode: 0o700 });
    writeFileSync(fileOf(job), "", { mode: 0o600 });
  } catch (error) {
    console.warn(`mail: ${job} was accepted, which could not be noted: ${error}`);
  }
}

/** Whether the mail of a job was accepted before, however that try ended. */
export function wasAccepted(job: string): boolean {
  return existsSync(fileOf(job));
}

/** Forgets notes that no job can come back to any more. */
export async function forgetAccepted(): Promise<void> {
  for (const name of await readdir(folder()).catch(() => [])) {
    const file = path.join(folder(), name);
    // As old as the file system has it, which knows the machine's clock alone.
    if (performance.timeOrigin + performance.now() - (await stat(file)).mtimeMs > keptMs)
      await rm(file, { force: true });
  }
}

// Twelve tries with growing pauses take less than a day.
const keptMs = 7 * 86_400_000;
const folder = () => path.resolve(env.DATA_DIR, "mail-accepted");
const fileOf = (job: string) => path.join(folder(), job.replace(/[^\w-]+/g, "-"));
