import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeToOthers } from "../../server/database/data-folder";
import { end, newDataDir, runDatabase } from "./support/run-database";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
// Where root starts the site, the database's own user passes through.
const folderMode = process.getuid?.() === 0 ? "710" : "700";

let folder: string;
beforeEach(() => {
  folder = newDataDir();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A mail as an earlier version kept it, open to everybody. */
function openEmail(): string {
  mkdirSync(join(folder, "mail"));
  chmodSync(join(folder, "mail"), 0o755);
  const file = join(folder, "mail", "2026-01-01-quote.eml");
  writeFileSync(file, "Dear Ann");
  chmodSync(file, 0o644);
  return file;
}

describe("the data folder", () => {
  it("is closed to others at the next start, with the mails in it, and the database lives on", async () => {
    const mail = openEmail();
    // The sandbox provider keeps its orders here.
    mkdirSync(join(folder, "payment-sandbox"));
    for (let start = 0; start < 2; start += 1) {
      const { app } = await runDatabase(folder);
      expect(modeOf(folder)).toBe(folderMode);
      for (const name of readdirSync(folder))
        expect(modeOf(join(folder, name)), name).toMatch(
          statSync(join(folder, name)).isDirectory() ? /^700$/ : /^600$/,
        );
      expect(modeOf(mail)).toBe("600");
      await end(app, "SIGTERM");
      chmodSync(folder, 0o755);
    }
  });

  it("is closed again with all that the site ever keeps in it", () => {
    const kept = ["mail", "mail-accepted", "pages", "payment-sandbox", "photographs", "photos"];
    for (const name of kept) {
      mkdirSync(join(folder, name));
      chmodSync(join(folder, name), 0o755);
    }
    chmodSync(folder, 0o755);
    closeToOthers(folder);
    expect(modeOf(folder)).toBe("700");
    expect(kept.map((name) => modeOf(join(folder, name)))).toEqual(kept.map(() => "700"));
  });

  it("lets the user of a database in it pass, also for a process that is told where the database is", () => {
    for (const name of ["pages", "postgres"]) mkdirSync(join(folder, name));
    chmodSync(folder, 0o710);
    closeToOthers(folder);
    expect(modeOf(folder)).toBe(folderMode);
    expect(modeOf(join(folder, "pages"))).toBe("700");
  });

  it("that holds other things keeps its rights; what is ours in it is closed", () => {
    const mail = openEmail();
    writeFileSync(join(folder, "holiday.jpg"), "");
    chmodSync(join(folder, "holiday.jpg"), 0o644);
    closeToOthers(folder);
    expect(["", "holiday.jpg", "mail"].map((name) => modeOf(join(folder, name)))).toEqual([
      ...["755", "644", "700"],
    ]);
    expect(modeOf(mail)).toBe("600");
  });

  it("leaves alone what lies where a link in it leads", () => {
    const disk = newDataDir();
    writeFileSync(join(disk, "holiday.jpg"), "");
    chmodSync(join(disk, "holiday.jpg"), 0o644);
    symlinkSync(disk, join(folder, "photographs"));
    closeToOthers(folder);
    expect(modeOf(join(disk, "holiday.jpg"))).toBe("644");
    rmSync(disk, { recursive: true });
  });

  it.runIf(process.getuid?.() === 0)("may hold a folder that root has made", () => {
    mkdirSync(join(folder, "pages"));
    chmodSync(join(folder, "pages"), 0o700);
    chownSync(folder, 65_534, 65_534);
    process.seteuid?.(65_534);
    try {
      expect(() => closeToOthers(folder)).not.toThrow();
    } finally {
      process.seteuid?.(0);
    }
  });

  it("need not be there", () => {
    expect(() => closeToOthers(join(folder, "nowhere"))).not.toThrow();
  });
});

describe("a mail that is kept as a file", () => {
  it("is its owner's alone", async () => {
    const kept = mkdtempSync(join(tmpdir(), "tembea-mail-"));
    process.env.DATA_DIR = kept;
    delete process.env.SMTP_URL;
    const { deliver } = await import("../../lib/backend/emails/transport");
    await deliver({ to: "ann@example.com", subject: "Hello", text: "Karibu", messageId: "<a@b>" });
    const [name = ""] = readdirSync(join(kept, "mail"));
    expect(modeOf(join(kept, "mail"))).toBe("700");
    expect(modeOf(join(kept, "mail", name))).toBe("600");
    rmSync(kept, { recursive: true });
  });
});
