import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { testContent } from "./content";

/** Loads the content of the tests with words of a file put another way. */
export function changedContent() {
  const folder = mkdtempSync(path.join(tmpdir(), "content-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  return (file: string, from: string, to: string) => {
    cpSync(testContent, folder, { recursive: true });
    const at = path.join(folder, file);
    const before = readFileSync(at, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error("nothing was changed");
    writeFileSync(at, after);
    return () => loadContent(folder);
  };
}
