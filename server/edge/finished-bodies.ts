import { createHash } from "node:crypto";
import { ownStyleHashes } from "../first-screen/first-screen";
import { ByteCache } from "./byte-cache";
import { documentPolicy, type PolicyHosts } from "./content-security-policy";
import { compress, type Encoding } from "./encoding";
import { ownScriptHashes } from "./inline-scripts";

interface Finished {
  policy?: string;
  br?: Buffer;
  gzip?: Buffer;
}

const limitBytes = 16_000_000;
const entryOverheadBytes = 500;

/**
 * What is worked out once for each finished body: a document's policy and the compressed bytes.
 * Bodies are known by their own digest, so that an answer can never be an old one.
 */
export class FinishedBodies {
  readonly #known = new ByteCache<Finished>(limitBytes);

  constructor(private readonly hosts: PolicyHosts) {}

  policy(digest: string, body: Buffer): string {
    const known = this.#known.get(digest) ?? {};
    if (known.policy !== undefined) return known.policy;
    const html = body.toString("utf8");
    const policy = documentPolicy(this.hosts, ownScriptHashes(html), ownStyleHashes(html));
    this.#remember(digest, { ...known, policy });
    return policy;
  }

  /** What has been worked out elsewhere. */
  learn(digest: string, finished: { policy: string; br: Buffer }): void {
    this.#remember(digest, { ...this.#known.get(digest), ...finished });
  }

  encoded(digest: string, body: Buffer, encoding: Encoding): Buffer {
    if (encoding === "identity") return body;
    const known = this.#known.get(digest) ?? {};
    const ready = known[encoding];
    if (ready) return ready;
    const encoded = compress(body, encoding);
    this.#remember(digest, { ...known, [encoding]: encoded });
    return encoded;
  }

  #remember(digest: string, finished: Finished): void {
    const { policy = "", br, gzip } = finished;
    const bytes = policy.length + (br?.length ?? 0) + (gzip?.length ?? 0) + entryOverheadBytes;
    this.#known.set(digest, finished, bytes);
  }
}

/** A name that changes with every byte of the body. */
export const digestOf = (body: Buffer): string =>
  createHash("sha256").update(body).digest("base64url").slice(0, 27);
