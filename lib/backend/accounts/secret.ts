import { createHash, randomBytes } from "node:crypto";

/** A new secret of 256 bits, as it is given away. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** A secret as it is kept: whoever reads the database cannot use it. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
