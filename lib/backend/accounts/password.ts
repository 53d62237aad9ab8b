import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { ApiError } from "@/lib/contract/errors";

// OWASP's password storage cheat sheet names five costs of equal strength, from N = 2^17, p = 1 to
// N = 2^13, p = 10. This one takes 16 MB, which stay in a processor's cache: half the time of 2^17.
const cost = { log2n: 14, r: 8, p: 5 };
const hashBytes = 32;
const mostWaiting = 60;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One at a time: each takes a whole core, and pages need the rest. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting) throw new ApiError("unavailable", { retryAfterSeconds: 10 });
  waiting += 1;
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  try {
    return await mine;
  } finally {
    waiting -= 1;
  }
}

function derive(password: string, salt: Buffer, { log2n, r, p } = cost): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** log2n, r, p, maxmem: 192 * 1024 * 1024 };
  return inTurn(
    () =>
      new Promise((resolve, reject) =>
        scrypt(password, salt, hashBytes, options, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  );
}

/** The password as it is kept: `scrypt$17$8$1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  const { log2n, r, p } = cost;
  return ["scrypt", log2n, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** Whether a password is the one kept. Without a kept one it is false, after the same time. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, log2n, r, p, salt = "", hash = ""] = kept?.split("$") ?? [];
  const given = await derive(
    password.normalize("NFKC"),
    Buffer.from(salt, "base64url"),
    kept ? { log2n: Number(log2n), r: Number(r), p: Number(p) } : cost,
  );
  const right = Buffer.from(hash, "base64url");
  return right.length === given.length && timingSafeEqual(right, given);
}
