import { createHmac, timingSafeEqual } from "node:crypto";

/** What stands in the address of a picture that lies elsewhere, so that nobody but this site can name one. */
export function photoSignature(key: string, url: string): string {
  return createHmac("sha256", key).update(url).digest("base64url").slice(0, 22);
}

/** The address of the picture that a name stands for, or undefined where it was not signed with this key. */
export function signedPhoto(key: string, signature: string, name: string): string | undefined {
  const url = Buffer.from(name, "base64url").toString();
  const right = Buffer.from(photoSignature(key, url));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? url : undefined;
}
