import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { contentDatabase } from "../support/database";

await contentDatabase();
const dataDir = mkdtempSync(path.join(tmpdir(), "tembea-forget-"));
process.env.DATA_DIR = dataDir;
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it("mails that were kept as files are erased after two years", async () => {
  const folder = path.join(dataDir, "mail");
  mkdirSync(folder);
  for (const [name, days] of [
    ["old.eml", 2 * 366],
    ["new.eml", 2 * 364],
  ] as const) {
    const sent = new Date(Date.now() - days * 86_400_000);
    writeFileSync(path.join(folder, name), "To: ann@example.com");
    utimesSync(path.join(folder, name), sent, sent);
  }
  await forgetPeople();
  expect(readdirSync(folder)).toEqual(["new.eml"]);
});
