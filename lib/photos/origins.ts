import { env, externalApiBase } from "../env";
import { locales } from "../i18n/locales";

/** Where pictures of an operator's own API may lie: with the API, and where the operator says. */
export const photoOrigins: ReadonlySet<string> = new Set([
  ...locales.flatMap((locale) => {
    const base = externalApiBase(locale);
    return base ? [new URL(base).origin] : [];
  }),
  ...env.PICTURE_ORIGINS,
]);
