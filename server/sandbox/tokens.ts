import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { nowMs } from "../../lib/clock";

export interface Keys {
  key: string;
  secret: string;
}

/** Bearer tokens that carry their end and need not be remembered. */
export class Tokens {
  constructor(
    private readonly keys: Keys,
    private readonly lifeMs: number,
  ) {}

  /** A token for whoever has the keys, with its end. */
  give(given: Keys): { token: string; expires: Date } | undefined {
    if (!isSame(given.key, this.keys.key) || !isSame(given.secret, this.keys.secret))
      return undefined;
    const expires = new Date(nowMs() + this.lifeMs);
    return { token: `${expires.getTime()}.${this.#seal(expires.getTime())}`, expires };
  }

  isGood(token: string): boolean {
    const [end = "", seal = ""] = token.split(".");
    return isSame(seal, this.#seal(Number(end))) && Number(end) > nowMs();
  }

  #seal(end: number): string {
    return createHmac("sha256", this.keys.secret).update(String(end)).digest("base64url");
  }
}

function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(a), hash(b));
}
