import { spawn } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { sitePort } from "./support/address";

test("a site that cannot start says why in one sentence, and ends", async () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "tembea-start-"));
  chmodSync(folder, 0o755);
  const content = join(folder, "content");
  cpSync(process.env.CONTENT_DIR || "content", content, { recursive: true });
  writeFileSync(join(content, "facts/team.yaml"), "- 1\n");
  const site = spawn(process.execPath, [".next/tembea/server.mjs"], {
    env: {
      ...process.env,
      PORT: String(sitePort + 26),
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: "",
      CONTENT_DIR: content,
    },
  });
  let said = "";
  for (const stream of [site.stdout, site.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  try {
    expect(await new Promise((resolve) => site.once("close", resolve))).toBe(1);
    expect(said).toMatch(/^.*team\.yaml.*\nThe site did not start\.\n$/m);
    expect(said).not.toContain("started again");
  } finally {
    site.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
});
