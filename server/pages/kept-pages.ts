import { businessDay, nowMs } from "../../lib/clock";
import { type Locale, LocaleSchema } from "../../lib/contract/locale";
import { knownVersion, stillHolds } from "../../lib/freshness/known-changes";
import { currentMaking } from "../../lib/freshness/making";
import { ByteCache } from "../edge/byte-cache";
import type { PolicyHosts } from "../edge/content-security-policy";
import { FinishedBodies } from "../edge/finished-bodies";
import {
  bytesOf,
  type CacheControl,
  compressed,
  type KeptPage,
  type PageBytes,
  uncompressed,
} from "./kept-page";
import type { PageFolder } from "./page-folder";

/** What the framework hands over of a page, and takes back. */
interface FrameworkPage {
  kind: string;
  html?: string;
  rscData?: Buffer | undefined;
  segmentData?: Map<string, Buffer> | undefined;
  headers?: Record<string, string | string[]> | undefined;
  status?: number | undefined;
  postponed?: string | undefined;
}
interface FrameworkQuestion {
  kind?: string;
  cacheControl?: CacheControl;
}

const inMemoryBytes = 64_000_000;
/** Of documents for clients that take no Brotli. */
const plainInMemoryBytes = 24_000_000;
/** Of an address that anybody can make up there may be any number of pages. */
const mostPages = 12_000;
/** What is not there is answered from memory while it is asked for again and again, and never fills a folder. */
const mostMissing = 300;

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
  readonly #handedOut = new WeakMap<object, string>();
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
    // The framework's cache of pages, in a module graph of its own, finds them there.
    Reflect.set(globalThis, Symbol.for("tembea.keptPages"), this);
  }

  /** Takes up what was kept before and still holds; to be called when all changes until then are known. */
  async open(): Promise<void> {
    for (const page of (await this.folder?.open()) ?? []) {
      if (this.#pages.has(page.path)) continue;
      if (this.#isShown(page)) this.#pages.set(page.path, page);
      else this.folder?.delete(page.path);
    }
  }

  /**
   * The page at a path, if it may be shown as it is without asking anybody. What is not there is
   * answered by the error page.
   */
  find(path: string): KeptPage | undefined {
    const page = this.known(path);
    return page && isThere(page) && !isDue(page) ? page : undefined;
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

  /** The document of a page as it is without compression; undefined where its bytes have been lost. */
  async plain(page: KeptPage): Promise<Buffer | undefined> {
    const held = this.#plain.get(page.digest);
    if (held) return held;
    const bytes = await this.bytes(page);
    if (!bytes) return undefined;
    const html = await uncompressed(bytes.html);
    this.#plain.set(page.digest, html, html.length);
    return html;
  }

  /** What the framework is told when it asks for a page: null has it made. */
  async get(key: string, question: FrameworkQuestion) {
    if (question.kind !== "APP_PAGE") return null;
    const page = this.known(pathOf(key));
    if (!page || page.key !== key) return null;
    const bytes = await this.bytes(page);
    if (!bytes) return null;
    const [html, rscData, segments] = await Promise.all([
      uncompressed(bytes.html),
      bytes.rsc && uncompressed(bytes.rsc),
      Promise.all(
        bytes.segments.map(async ([name, each]) => [name, await uncompressed(each)] as const),
      ),
    ]);
    const value: FrameworkPage = {
      kind: "APP_PAGE",
      html: html.toString("utf8"),
      rscData,
      segmentData: new Map(segments),
      headers: { ...page.headers },
      status: page.status,
      postponed: undefined,
    };
    this.#handedOut.set(value, page.path);
    return { value, lastModified: this.#dated(page), cacheControl: page.cacheControl };
  }

  /** Keeps what the framework has made. */
  async set(key: string, value: FrameworkPage | null, question: FrameworkQuestion): Promise<void> {
    if (value?.kind !== "APP_PAGE" || value.html === undefined) return;
    if (this.#handedOut.has(value)) return this.#keepOn(pathOf(key), question);
    const making = currentMaking();
    if (!making) return;
    const html = Buffer.from(value.html);
    const digest = this.bodies.digest(html);
    const madeAt = nowMs();
    const path = pathOf(key);
    const page: KeptPage = {
      path,
      locale: localeOf(path),
      key,
      dependencies: [...making.dependencies],
      position: making.position,
      day: making.day,
      madeAt,
      showUntil: after(madeAt, making.showSeconds),
      renewAt: after(madeAt, making.renewSeconds),
      status: value.status,
      headers: value.headers ?? {},
      cacheControl: question.cacheControl,
      digest,
      policy: this.bodies.policy(digest, html),
    };
    const [document, rsc, segments] = await Promise.all([
      compressed(html),
      value.rscData && compressed(value.rscData),
      Promise.all(
        [...(value.segmentData ?? [])].map(
          async ([name, bytes]) => [name, await compressed(bytes)] as const,
        ),
      ),
    ]);
    this.bodies.learn(digest, document);
    const bytes = { html: document, rsc, segments };
    this.#pages.delete(path);
    this.#pages.set(path, page);
    this.#bytes.set(path, bytes, bytesOf(bytes));
    this.#missing.delete(path);
    if (isThere(page)) this.folder?.write(page, bytes);
    else this.#missing.add(path);
    this.#makeRoom();
  }

  /** What could not be made anew is shown on for a while. */
  #keepOn(path: string, { cacheControl }: FrameworkQuestion): void {
    const page = this.#pages.get(path);
    if (page) page.renewAt = after(nowMs(), Number(cacheControl?.revalidate) || 30);
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

  /** The framework judges a page by the machine's clock: one that holds is as new as can be. */
  #dated({ renewAt }: KeptPage): number {
    return renewAt === undefined || nowMs() < renewAt ? Date.now() : 1;
  }
}

/** Where the page of an address is kept; `inner` is what the middleware makes of it (`app/inner-path.ts`). */
export const keptPath = (locale: Locale, inner: string) =>
  inner === "/" ? `/${locale}` : `/${locale}${inner}`;

const isThere = ({ status = 200 }: KeptPage) => status === 200;

const isDue = ({ renewAt }: KeptPage) => renewAt !== undefined && nowMs() >= renewAt;

const after = (from: number, seconds: number | undefined) =>
  seconds === undefined ? undefined : from + seconds * 1000;

const marker = "/$/";

/** The path of a page in the framework's name of it: `/route-cache/APP_PAGE/9f…/$/de/About`. */
function pathOf(key: string): string {
  const at = key.indexOf(marker);
  return at < 0 ? key : key.slice(at + marker.length - 1);
}

const localeOf = (path: string): Locale => LocaleSchema.parse(path.split("/")[1]);
