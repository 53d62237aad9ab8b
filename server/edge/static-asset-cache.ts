import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { decodedPath } from "../../lib/site/decoded-path";
import { ByteCache } from "./byte-cache";
import { compress, type Encoding, isCompressible } from "./encoding";

interface StaticFile {
  headers: Record<string, string>;
  identity: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

const limitBytes = 32_000_000;
const brotli = promisify(brotliCompress);
const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/**
 * The build's own files, whose names change with their contents: kept whole and compressed after
 * their first use. Brotli at its best takes a second for a large script, so that is done on the
 * side while a quick one is served.
 */
export class StaticAssetCache {
  readonly #files = new ByteCache<StaticFile>(limitBytes);
  #work: Promise<unknown> = Promise.resolve();

  static holds(path: string): boolean {
    return decodedPath(path).startsWith("/_next/static/");
  }

  /** Keeps what the application answered, if it said that it never changes; a file that is kept is no work again. */
  put(path: string, response: ServerResponse, identity: Buffer): void {
    const name = decodedPath(path);
    if (this.#files.get(name)) return;
    const cacheControl = String(response.getHeader("cache-control") ?? "");
    if (response.statusCode !== 200 || !cacheControl.includes("immutable")) return;
    const names = ["content-type", "cache-control", "etag", "last-modified"];
    const headers = Object.fromEntries(
      names.flatMap((name) => {
        const value = response.getHeader(name);
        return value === undefined ? [] : [[name, String(value)]];
      }),
    );
    const file: StaticFile = { headers, identity };
    if (isCompressible(headers["content-type"] ?? "")) {
      file.gzip = compress(identity, "gzip");
      file.br = compress(identity, "br");
      this.#improve(name, file);
    }
    this.#store(name, file);
  }

  get(
    path: string,
    encoding: Encoding,
  ): { headers: Record<string, string>; body: Buffer } | undefined {
    const file = this.#files.get(decodedPath(path));
    if (!file) return undefined;
    const body = encoding === "identity" ? undefined : file[encoding];
    if (!body) return { headers: { ...file.headers, ...varied(file) }, body: file.identity };
    const headers = { ...file.headers, ...varied(file), "content-encoding": encoding };
    return { headers: { ...headers, etag: weak(file.headers.etag) }, body };
  }

  #store(name: string, file: StaticFile): void {
    const { identity, br, gzip } = file;
    this.#files.set(name, file, identity.length + (br?.length ?? 0) + (gzip?.length ?? 0));
  }

  #improve(name: string, file: StaticFile): void {
    this.#work = this.#work
      .then(() => brotli(file.identity, thorough))
      .then((br) => this.#store(name, { ...file, br }))
      .catch(() => undefined);
  }
}

function varied({ br }: StaticFile): Record<string, string> {
  return br ? { vary: "Accept-Encoding" } : {};
}

function weak(etag = ""): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}
