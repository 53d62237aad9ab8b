/** The one table of error codes and their HTTP status. */
export const statusOf = {
  malformed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  too_many: 429,
  internal: 500,
  bad_gateway: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** When to come again, of the errors that say so, where nothing better is known. */
export const usualRetrySeconds: Partial<Record<ErrorCode, number>> = {
  too_many: 60,
  unavailable: 5,
};
export const errorCodes = Object.keys(statusOf) as ErrorCode[];

export interface ErrorBody {
  error: {
    code: string;
    message: string;
    /** Says more than the code, such as `price_changed`. */
    reason?: string | undefined;
    fields?: Record<string, string[]> | undefined;
  };
}

/** What an answer's body says beyond its code, for an ApiError. */
export const detailOf = ({ message, reason, fields }: ErrorBody["error"]) => ({
  message,
  ...(reason && { reason }),
  ...(fields && { fields }),
});

/** See `ApiError.digest`. */
export const unavailableDigest = "tembea:unavailable";

/** What both transports throw. `fields` holds, for each wrong field, why (message keys or texts). */
export class ApiError extends Error {
  /**
   * What the framework writes of an error into a page that it could not make, instead of a hash: by it
   * the edge knows a page that can be made again in a moment.
   */
  digest?: string;

  constructor(
    readonly code: ErrorCode,
    readonly detail: {
      message?: string;
      /** Says more than the code; its words are in the messages `ApiErrors`. */
      reason?: string;
      fields?: Record<string, string[]>;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(detail.message ?? code, { cause: detail.cause });
    this.name = "ApiError";
    if (code === "unavailable") this.digest = unavailableDigest;
  }
}

/** What cannot be done as things stand; the words of a reason are in the messages `ApiErrors`. */
export const conflict = (reason: string) => new ApiError("conflict", { reason });
