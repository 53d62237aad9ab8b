import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "./start-error";

/**
 * The key that signs the addresses of pictures of an operator's own API: made once and kept in the
 * data folder, so that an address which a browser or a search engine knows stays right.
 */
export function pictureKey(dataDir: string): string {
  const file = join(dataDir, "picture-key");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Of two processes that start at once, one writes.
    try {
      writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new StartError(
      `The key for addresses of pictures, ${file}, cannot be read or written: ${String(error)}.`,
    );
  }
}
