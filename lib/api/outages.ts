import { ApiError, statusOf } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { tellEdge } from "../freshness/tell-edge";

/**
 * Notes that the API of a language could not answer properly just now. The edge then answers 503 for
 * a page that failed, so that nobody takes it for gone or broken.
 */
export function noteOutage(locale: Locale, error: unknown): void {
  if (error instanceof ApiError && statusOf[error.code] >= 500) tellEdge({ outage: locale });
}
