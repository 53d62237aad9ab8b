import type { IncomingMessage } from "node:http";
import type { Locale } from "../../lib/contract/locale";
import { type KeptPages, keptPath } from "../pages/kept-pages";
import { capturedAnswer } from "./captured-answer";
import type { Handler } from "./handler";

const keptMs = 60_000;

/** A page of the site as it stands in the place of another. */
interface ErrorPage {
  body: Buffer;
  link: string | undefined;
}
interface Kept {
  page: Promise<ErrorPage | undefined>;
  until: number;
}

/** The site's own error pages, one of each kind for a language, however many addresses lead to them. */
export class ErrorPages {
  readonly #kept = new Map<string, Kept>();

  constructor(
    private readonly app: Handler,
    private readonly pages: KeptPages,
  ) {}

  /** The page at this path; undefined when it fails, too. */
  async get(path: string, locale: Locale, asker: IncomingMessage): Promise<ErrorPage | undefined> {
    const kept = this.pages.known(keptPath(locale, path));
    const bytes = kept && (await this.pages.bytes(kept));
    if (bytes) {
      const body = await this.pages.plain(kept.digest, bytes.html);
      return { body, link: kept.headers.link?.toString() };
    }
    const key = `${locale} ${path}`;
    const known = this.#kept.get(key);
    if (known && performance.now() < known.until) return known.page;
    const page = this.#ask(path, asker);
    this.#kept.set(key, { page, until: performance.now() + keptMs });
    void page.then((made) => {
      if (!made && this.#kept.get(key)?.page === page) this.#kept.delete(key);
    });
    return page;
  }

  async #ask(path: string, asker: IncomingMessage): Promise<ErrorPage | undefined> {
    try {
      const { status, headers, body } = await capturedAnswer(this.app, asker, path);
      return status === 200 ? { body, link: headers.link?.toString() } : undefined;
    } catch (error) {
      console.error(error);
      return undefined;
    }
  }
}
