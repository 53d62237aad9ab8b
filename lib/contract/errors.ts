import { z } from "zod";

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
export const errorCodes = Object.keys(statusOf) as ErrorCode[];

export const ErrorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;

/** What both transports throw. `fields` holds, for each wrong field, why (message keys or texts). */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: {
      message?: string;
      /** Key of the messages `ApiErrors` that says more than the code. */
      reason?: string;
      fields?: Record<string, string[]>;
      retryAfterSeconds?: number;
      cause?: unknown;
    } = {},
  ) {
    super(detail.message ?? code, { cause: detail.cause });
    this.name = "ApiError";
  }
}
