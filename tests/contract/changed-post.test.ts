import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { setClock } from "@/lib/clock";
import { postEndpoint } from "@/lib/contract/posts";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { db } = await import("@/lib/backend/db/pool");
const { postTexts, posts } = await import("@/lib/backend/db/schema");
const { contentRoot, importContent } = await import("@/lib/backend/jobs/import-content");
const { GET: sitemap } = await import("@/app/[locale]/sitemap.xml/[[...part]]/route");

const longAgo = new Date("2025-03-01T12:00:00Z");
const today = "2027-05-10";
setClock(new Date(`${today}T12:00:00Z`));

it("a changed post is shown, with its day of change there and in the sitemap, after a restart", async () => {
  await db().update(posts).set({ updatedAt: longAgo });
  await db().update(postTexts).set({ updatedAt: longAgo });
  const root = await mkdtemp(path.join(tmpdir(), "content-"));
  try {
    await cp(contentRoot, root, { recursive: true });
    const file = path.join(root, "de/blog/drones-in-tanzania.md");
    await writeFile(file, `${await readFile(file, "utf8")}\nSeit gestern gilt eine neue Regel.\n`);
    await importContent(root);
  } finally {
    await rm(root, { recursive: true });
  }

  const changed = await callAs("de", postEndpoint, { id: "drones-in-tanzania" });
  expect(changed.data.body).toContain("Seit gestern gilt eine neue Regel.");
  expect(changed.data.updated_at?.slice(0, 10)).toBe(today);
  expect(await lastmods("de")).toMatchObject({ [changed.data.slug]: today });

  const same = await callAs("de", postEndpoint, { id: "arusha-guide" });
  expect(same.data.updated_at).toBe(longAgo.toISOString());
  expect(await lastmods("de")).toMatchObject({ [same.data.slug]: "2025-03-01" });
});

/** The day of change of each post in the sitemap of a language, by slug. */
async function lastmods(locale: string): Promise<Record<string, string>> {
  const answer = await sitemap(new Request("http://localhost/"), {
    params: Promise.resolve({ locale }),
  });
  const urls = (await answer.text()).matchAll(
    /<loc>[^<]*\/blog\/([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g,
  );
  return Object.fromEntries([...urls].map(([, slug = "", day = ""]) => [slug, day]));
}
