import { ApiError } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { toLocale } from "../i18n/locales";

interface Context<P> {
  params: Promise<P & { locale: string }>;
}

/**
 * The route handler of a document that is no page, such as the sitemap. While what it is made of
 * cannot be read it is 503, in whose place the edge puts something readable.
 */
export function handleDocument<P = object>(
  make: (locale: Locale, params: P) => Promise<Response>,
): (request: Request, context: Context<P>) => Promise<Response> {
  return async (_, { params }) => {
    const { locale, ...own } = await params;
    try {
      return await make(toLocale(locale), own as P);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "unavailable") throw error;
      console.error(error.code, error.message, error.cause ?? "");
      const { retryAfterSeconds = 5 } = error.detail;
      return new Response(null, {
        status: 503,
        headers: { "retry-after": String(retryAfterSeconds) },
      });
    }
  };
}
