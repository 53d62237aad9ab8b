import { randomBytes } from "node:crypto";
import { env, externalApiBase } from "../env";
import { locales } from "../i18n/locales";
import { photoSignature, signedPhoto } from "../site/photo-signature";
import { photoFolder } from "../site/picture-address";

// A process that was given none (a test) signs for itself.
const key = env.PICTURE_KEY ?? randomBytes(32).toString("hex");
const longestUrl = 1_500;

/**
 * Where this site shows a picture that lies elsewhere, without the width; undefined unless it lies at
 * a configured origin. The address is signed: nobody but the API can name what is to be fetched.
 */
export function photoAddress(url: string): string | undefined {
  if (url.length > longestUrl || !URL.canParse(url)) return undefined;
  const { origin, href, username, password } = new URL(url);
  if (!photoOrigins.has(origin) || username || password) return undefined;
  return `${photoFolder}${photoSignature(key, href)}/${Buffer.from(href).toString("base64url")}`;
}

/** The address of the picture that a path names, or undefined when it was not made here. */
export function photoNamed(signature: string, name: string): string | undefined {
  const url = signedPhoto(key, signature, name);
  // The origin may have been taken from the list since; and one picture has one address.
  return url && photoAddress(url) === `${photoFolder}${signature}/${name}` ? url : undefined;
}

/** Where pictures of an operator's own API may lie: with the API, and where the operator says. */
const photoOrigins: ReadonlySet<string> = new Set([
  ...locales.flatMap((locale) => {
    const base = externalApiBase(locale);
    return base ? [new URL(base).origin] : [];
  }),
  ...env.PICTURE_ORIGINS,
]);
