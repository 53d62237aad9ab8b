import { locale as rootLocale } from "next/root-params";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { ApiError } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { env } from "../env";
import { dependOn, showAtMost } from "../freshness/making";
import { toLocale } from "../i18n/locales";
import { orNull } from "./errors";
import { lastGoodReply, replyThatHolds } from "./good-replies";
import { questionOf } from "./read-as";
import { sayOnce } from "./say-once";
import { call } from "./server";

/**
 * Reads what one section of a page shows, in the language of the page. A failure never takes the
 * page down: the last good reply stands in, and where this process has none the result is null and
 * the section is left out with its heading. Such a page is made again within a minute. Null also for
 * a thing that does not exist.
 *
 * For what a page is about, use `call`, which throws.
 */
export async function section<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E> | null> {
  const locale = toLocale(await rootLocale());
  try {
    return await readable(endpoint, call(endpoint, input));
  } catch (error) {
    sayFailure(endpoint, locale, error);
    showAtMost(env.INCOMPLETE_PAGE_SECONDS);
    // What was remembered came from this endpoint.
    const question = questionOf(locale, endpoint, input);
    return (lastGoodReply(question) as OutputOf<E> | undefined) ?? null;
  }
}

/** What a section last read with this, in the language of the page, without asking; null where nothing was that still holds. */
export async function lastRead<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E> | null> {
  const locale = toLocale(await rootLocale());
  const held = replyThatHolds(questionOf(locale, endpoint, input), locale);
  if (!held) return null;
  dependOn(held.dependencies);
  // What was remembered came from this endpoint.
  return held.reply as OutputOf<E>;
}

/** One thing may be missing; a list or a text that is always there may not. */
const readable = <T>(endpoint: Endpoint, read: Promise<T>): Promise<T | null> =>
  endpoint.path.includes(":") ? orNull(read) : read;

function sayFailure({ method, path }: Endpoint, locale: Locale, error: unknown): void {
  const why = error instanceof Error ? error.message : String(error);
  const code = error instanceof ApiError ? `${error.code}: ` : "";
  sayOnce(
    `${locale} ${path}`,
    `${method} ${path} (${locale}) failed, pages go without it: ${code}${why}`,
  );
}
