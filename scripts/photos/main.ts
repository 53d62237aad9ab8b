import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
for (const file of [".env.local", ".env"])
  if (existsSync(join(root, file))) process.loadEnvFile(join(root, file));

const { loadContent } = await import("@/lib/backend/content/load");
const { photoFolder } = await import("@/lib/backend/content/photo-files");
const { contentRoot } = await import("@/lib/backend/jobs/import-content");
const { readPhotographIndex } = await import("@/lib/photos/photograph-index");
const { photoReport } = await import("./photo-report");

try {
  const content = loadContent(contentRoot);
  const folder = join(contentRoot, photoFolder);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  console.log(photoReport(content, files, readPhotographIndex()));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
