import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locale } from "../../../lib/contract/locale";

/** Where the tested site listens; `E2E_PORT` moves it. */
export const sitePort = Number(process.env.E2E_PORT ?? 3400);

/** A second site whose API cannot be reached, so that its pages fail. */
export const brokenPort = sitePort + 1;

/** Where a tested site keeps its data; mails are in `mail/` below it. */
export const dataDir = (port: number) => join(tmpdir(), `tembea-e2e-${port}`);

/** The name of a language's host, without port. */
export const hostOf = (locale: Locale) => (locale === "en" ? "localhost" : `${locale}.localhost`);

/** The address of a path on the domain of a language. */
export const urlOf = (locale: Locale, path: string, port = sitePort) =>
  `http://${hostOf(locale)}:${port}${path}`;
