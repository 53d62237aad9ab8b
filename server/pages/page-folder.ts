import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { nowMs } from "../../lib/clock";
import { type KeptPage, type PageBytes, packed, unpacked } from "./kept-page";

const dayMs = 86_400_000;
/** How long a disk is left alone that has refused something: there may be room again. */
const restMs = 60_000;

/** A folder with a file for each kept page; what cannot be read or written is as if it were not there. */
export class PageFolder {
  #restsUntil = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(private readonly folder: string) {}

  /** The folder for pages of this build with these settings, beside those of others; none while developing. */
  static of(directory: string, dataDir: string, settings: object): PageFolder | undefined {
    const buildId = join(directory, ".next", "BUILD_ID");
    if (!existsSync(buildId)) return undefined;
    const name = createHash("sha256")
      .update(readFileSync(buildId))
      .update(JSON.stringify(settings))
      .digest("hex");
    return new PageFolder(join(dataDir, "pages", name.slice(0, 20)));
  }

  /** Makes the folder, ends those of builds that nobody has used for a day, and reads what is kept. */
  async open(): Promise<KeptPage[]> {
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      await this.#forgetOthers();
      const names = await readdir(this.folder);
      const found: KeptPage[] = [];
      for (const name of names) {
        const file = join(this.folder, name);
        const page = await this.#describe(file);
        if (page && this.#file(page.path) === file) found.push(page);
        else await rm(file, { force: true });
      }
      return found;
    } catch (error) {
      this.#giveUp(error);
      return [];
    }
  }

  /** The bytes of a page, unless another process has put another in its place. */
  async read({ path, digest }: KeptPage): Promise<PageBytes | undefined> {
    try {
      const { page, bytes } = unpacked(await readFile(this.#file(path)));
      return page.path === path && page.digest === digest ? bytes : undefined;
    } catch {
      return undefined;
    }
  }

  /** Writes a page, whole or not at all, also when the process ends meanwhile. */
  write(page: KeptPage, bytes: PageBytes): void {
    const file = this.#file(page.path);
    const draft = `${file}.${randomBytes(6).toString("hex")}`;
    this.#inTurn(async () => {
      try {
        await writeFile(draft, packed(page, bytes), { mode: 0o600 });
        await rename(draft, file).catch(unlessTakenAway);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    });
  }

  delete(path: string): void {
    this.#inTurn(() => rm(this.#file(path), { force: true }));
  }

  /** When everything is written. */
  settled(): Promise<void> {
    return this.#work;
  }

  #inTurn(work: () => Promise<void>): void {
    this.#work = this.#work.then(async () => {
      if (nowMs() < this.#restsUntil) return;
      await work().catch((error) => this.#giveUp(error));
    });
  }

  #giveUp(error: unknown): void {
    this.#restsUntil = nowMs() + restMs;
    console.warn(`pages are kept in memory only for a minute: ${String(error)}`);
  }

  #file(path: string): string {
    return join(this.folder, createHash("sha256").update(path).digest("hex").slice(0, 40));
  }

  async #describe(file: string): Promise<KeptPage | undefined> {
    // Another process may have taken it away.
    const handle = await open(file).catch(() => undefined);
    if (!handle) return undefined;
    try {
      const { size } = await handle.stat();
      const head = Buffer.alloc(4);
      await handle.read(head, 0, 4, 0);
      const length = head.readUInt32BE(0);
      if (length > size) return undefined;
      const description = Buffer.alloc(length);
      await handle.read(description, 0, length, 4);
      return (JSON.parse(description.toString("utf8")) as { page: KeptPage }).page;
    } catch {
      return undefined;
    } finally {
      await handle.close();
    }
  }

  async #forgetOthers(): Promise<void> {
    const parent = dirname(this.folder);
    const { mtimeMs: present } = await stat(this.folder);
    for (const name of await readdir(parent)) {
      const other = join(parent, name);
      if (other === this.folder) continue;
      const { mtimeMs } = await stat(other);
      if (present - mtimeMs > dayMs) await rm(other, { recursive: true, force: true });
    }
  }
}

// A process that starts takes away drafts, as of processes that have ended in the middle of one.
function unlessTakenAway(error: NodeJS.ErrnoException): void {
  if (error.code !== "ENOENT") throw error;
}
