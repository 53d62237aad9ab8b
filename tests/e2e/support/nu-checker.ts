import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";

const require = createRequire(import.meta.url);
const jar = require.resolve("vnu-jar/build/dist/vnu.jar");
const run = promisify(execFile);

const ReportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.enum(["error", "info", "non-document-error"]),
      subType: z.string().optional(),
      url: z.string(),
      message: z.string(),
      extract: z.string().default(""),
    }),
  ),
});

/**
 * What W3C's Nu checker has to say about these documents: errors and warnings, each with the name
 * of its document. All are checked at once, as its machine takes longer to start than to check one.
 */
export async function nuMessages(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "tembea-nu-"));
  try {
    const names = [...documents.keys()];
    await Promise.all(
      [...documents.values()].map((html, at) => writeFile(join(folder, `${at}.html`), html)),
    );
    const files = names.map((_, at) => join(folder, `${at}.html`));
    const { stdout } = await run(
      "java",
      ["-jar", jar, "--stdout", "--exit-zero-always", "--format", "json", ...files],
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return ReportSchema.parse(JSON.parse(stdout))
      .messages.filter(({ type, subType }) => type !== "info" || subType === "warning")
      .map(
        ({ url, message, extract }) =>
          `${names[Number.parseInt(basename(url), 10)]}: ${message} ${extract}`,
      );
  } finally {
    await rm(folder, { recursive: true });
  }
}
