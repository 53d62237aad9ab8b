import { businessDay, nowMs } from "../../lib/clock";
import type { Locale } from "../../lib/contract/locale";
import { knownVersion, stillHolds } from "../../lib/freshness/known-changes";
import { ByteCache } from "../edge/byte-cache";
import type { PolicyHosts } from "../edge/content-security-policy";
import { FinishedBodies } from "../edge/finished-bodies";
import { bytesOf, type KeptPage, type PageBytes, uncompressed } from "./kept-page";
import type { PageFolder } from "./page-folder";

const inMemoryBytes = 32_000_000;
/** Of documents for clients that take no Brotli. */
const plainInMemoryBytes = 8_000_000;
/** Of an address that anybody can make up there may be any number of pages. */
const mostPages = 12_000;
/** What is not there is answered from memory while it is asked for again and again, and never fills a folder. */
const mostMissing = 300;
/** What could not be made anew is asked for again after this. */
const renewAgainMs = 30_000;

/**
 * The finished pages: each is made once and shown until something that it depends on changes, the
 * business day ends, or its time is over. What is asked for often is in memory, all of it in files, so
 * that a process that starts has what the one before it made.
 */
export class KeptPages {
  readonly #pages = new Map<string, KeptPage>();
  readonly #bytes = new ByteCache<PageBytes>(inMemoryBytes);
  readonly #plain = new ByteCache<Buffer>(plainInMemoryBytes);
  readonly #missing = new Set<string>();
  /** What was found to hold, as long as nothing more is known. */
  #holding = { version: -1, day: "", pages: new WeakSet<KeptPage>() };
  #day = { second: 0, name: "" };

  /** What is worked out once for each body; shared with whoever sends them. */
  readonly bodies: FinishedBodies;

  /** @param folder where they are kept; without one, in memory only */
  constructor(
    hosts: PolicyHosts,
    private readonly folder?: PageFolder,
  ) {
    this.bodies = new FinishedBodies(hosts);
  }

  /** Takes up what was kept before and still holds; to be called when all changes until then are known. */
  async open(): Promise<void> {
    for (const page of (await this.folder?.open()) ?? []) {
      if (this.#pages.has(page.path)) continue;
      if (this.#isShown(page)) this.#pages.set(page.path, page);
      else this.folder?.delete(page.path);
    }
  }

  /** The page at a path, if it may be shown, though it may be time to make it anew. */
  known(path: string): KeptPage | undefined {
    const page = this.#pages.get(path);
    if (!page || !this.#isShown(page)) return undefined;
    // What was used longest ago is the first of them.
    this.#pages.delete(path);
    this.#pages.set(path, page);
    return page;
  }

  /** Whether there is a page at a path that may be shown. */
  holds(path: string): boolean {
    const page = this.#pages.get(path);
    return page !== undefined && this.#isShown(page);
  }

  /** Another text whenever pages may have ceased to hold. */
  get asOf(): string {
    return `${knownVersion()} ${this.#today()}`;
  }

  /** Whether it is time to make a page anew; says so once in a while, to one who then sees to it. */
  isDue(page: KeptPage): boolean {
    if (page.renewAt === undefined || nowMs() < page.renewAt) return false;
    page.renewAt = nowMs() + renewAgainMs;
    return true;
  }

  /** The bytes of just this page, and of none that was made after it; undefined where they have been lost. */
  async bytes(page: KeptPage): Promise<PageBytes | undefined> {
    const { path } = page;
    const isCurrent = () => this.#pages.get(path) === page;
    const held = isCurrent() ? this.#bytes.get(path) : undefined;
    if (held) return held;
    const read = await this.folder?.read(page);
    if (!isCurrent()) return read;
    if (read) this.#bytes.set(path, read, bytesOf(read));
    else this.#pages.delete(path);
    return read;
  }

  /** A form of a page as it is without compression. */
  async plain(digest: string, bytes: Buffer): Promise<Buffer> {
    const held = this.#plain.get(digest);
    if (held) return held;
    const plain = await uncompressed(bytes);
    this.#plain.set(digest, plain, plain.length);
    return plain;
  }

  /** Keeps what has been made. */
  keep(page: KeptPage, bytes: PageBytes): void {
    const { path } = page;
    this.bodies.learn(page.digest, { policy: page.policy, br: bytes.html });
    this.#pages.delete(path);
    this.#pages.set(path, page);
    this.#bytes.set(path, bytes, bytesOf(bytes));
    this.#missing.delete(path);
    if (isThere(page)) this.folder?.write(page, bytes);
    else this.#missing.add(path);
    this.#makeRoom();
  }

  #makeRoom(): void {
    const tooMany = [...this.#missing].slice(0, Math.max(0, this.#missing.size - mostMissing));
    for (const path of tooMany) this.#drop(path);
    for (const path of this.#pages.keys()) {
      if (this.#pages.size <= mostPages) return;
      this.#drop(path);
    }
  }

  #drop(path: string): void {
    const page = this.#pages.get(path);
    this.#pages.delete(path);
    this.#bytes.delete(path);
    this.#missing.delete(path);
    if (page && isThere(page)) this.folder?.delete(path);
  }

  #isShown(page: KeptPage): boolean {
    if (page.showUntil !== undefined && nowMs() > page.showUntil) return false;
    const version = knownVersion();
    const day = this.#today();
    if (this.#holding.version !== version || this.#holding.day !== day)
      this.#holding = { version, day, pages: new WeakSet() };
    const { pages } = this.#holding;
    if (pages.has(page)) return true;
    const holds = page.day === day && stillHolds(page.dependencies, page.position, page.locale);
    if (holds) pages.add(page);
    return holds;
  }

  /** The business day, worked out once a second. */
  #today(): string {
    const second = Math.floor(nowMs() / 1000);
    if (second !== this.#day.second) this.#day = { second, name: businessDay() };
    return this.#day.name;
  }
}

/** Where the page of an address is kept; `inner` is what the middleware makes of it (`app/inner-path.ts`). */
export const keptPath = (locale: Locale, inner: string) =>
  inner === "/" ? `/${locale}` : `/${locale}${inner}`;

/** What is not there is answered by the error page. */
export const isThere = ({ status = 200 }: KeptPage) => status === 200;
