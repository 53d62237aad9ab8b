import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

export interface SourceFile {
  file: string;
  text: string;
  /** Files of the project that it imports, without ending. */
  imports: string[];
}

/** The project's TypeScript and module files that git knows or will know, with what they import of ours. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...folders], {
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => {
      const text = readFileSync(file, "utf8");
      return { file, text, imports: importsOf(file, text) };
    });
}

function importsOf(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)];
  return specifiers.flatMap(([, specifier = ""]) => {
    if (specifier.startsWith("@/")) return [specifier.slice(2)];
    if (specifier.startsWith(".")) return [path.posix.join(path.posix.dirname(file), specifier)];
    return [];
  });
}
