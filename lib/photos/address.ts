import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { env, externalApiBase } from "../env";
import { locales } from "../i18n/locales";
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
  return `${photoFolder}${signatureOf(href)}/${Buffer.from(href).toString("base64url")}`;
}

/** The address of the picture that a path names, or undefined when it was not made here. */
export function photoNamed(signature: string, name: string): string | undefined {
  const url = Buffer.from(name, "base64url").toString();
  const right = Buffer.from(signatureOf(url));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  // The origin may have been taken from the list since; and one picture has one address.
  return photoAddress(url) === `${photoFolder}${signature}/${name}` ? url : undefined;
}

function signatureOf(url: string): string {
  return createHmac("sha256", key).update(url).digest("base64url").slice(0, 22);
}

/** Where pictures of an operator's own API may lie: with the API, and where the operator says. */
const photoOrigins: ReadonlySet<string> = new Set([
  ...locales.flatMap((locale) => {
    const base = externalApiBase(locale);
    return base ? [new URL(base).origin] : [];
  }),
  ...env.PICTURE_ORIGINS,
]);
