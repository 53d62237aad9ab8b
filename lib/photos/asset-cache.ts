import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { nowMs } from "../clock";

/**
 * Files by name in a folder that never takes more than `mostBytes`: those not asked for the longest
 * go first, also over restarts. What cannot be kept or read is as if it were not there.
 */
export class AssetCache {
  readonly #sizes = new Map<string, number>();
  #bytes = 0;
  #lastUseMs = 0;
  #opened: Promise<void> | undefined;

  constructor(
    private readonly folder: string,
    private readonly mostBytes: number,
  ) {}

  async get(name: string): Promise<Buffer | undefined> {
    await this.#open();
    const size = this.#sizes.get(name);
    const bytes = await readFile(this.#file(name)).catch(() => undefined);
    if (size === undefined || !bytes) return bytes;
    // The last of a map is the newest.
    this.#sizes.delete(name);
    this.#sizes.set(name, size);
    await this.#stamp(this.#file(name)).catch(() => undefined);
    return bytes;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.#open();
    const draft = this.#file(`${randomUUID()}.part`);
    try {
      await writeFile(draft, bytes, { mode: 0o600 });
      await this.#stamp(draft);
      await rename(draft, this.#file(name));
    } catch {
      return void (await rm(draft, { force: true }).catch(() => undefined));
    }
    this.#bytes += bytes.length - (this.#sizes.get(name) ?? 0);
    this.#sizes.delete(name);
    this.#sizes.set(name, bytes.length);
    await this.#makeRoom();
  }

  async #makeRoom(): Promise<void> {
    for (const [name, size] of this.#sizes) {
      if (this.#bytes <= this.mostBytes) return;
      this.#sizes.delete(name);
      this.#bytes -= size;
      await rm(this.#file(name), { force: true }).catch(() => undefined);
    }
  }

  #open(): Promise<void> {
    this.#opened ??= this.#takeStock().catch(() => undefined);
    return this.#opened;
  }

  async #takeStock(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const names = await readdir(this.folder);
    for (const name of names.filter((each) => each.endsWith(".part")))
      await rm(this.#file(name), { force: true });
    const whole = names.filter((name) => !name.endsWith(".part"));
    const found = await Promise.all(
      whole.map(async (name) => ({ name, ...(await stat(this.#file(name))) })),
    );
    for (const { name, size, mtimeMs } of found.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      this.#sizes.set(name, size);
      this.#bytes += size;
      this.#lastUseMs = Math.max(this.#lastUseMs, Math.ceil(mtimeMs));
    }
    await this.#makeRoom();
  }

  /** Notes that a file is used now; no two uses count as of the same moment. */
  async #stamp(file: string): Promise<void> {
    this.#lastUseMs = Math.max(nowMs(), this.#lastUseMs + 1);
    const use = new Date(this.#lastUseMs);
    await utimes(file, use, use);
  }

  #file(name: string): string {
    return path.join(this.folder, name);
  }
}
