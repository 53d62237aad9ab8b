import { ApiError } from "../contract/errors";

/**
 * Absent is not broken: `not_found` becomes null, and so does `invalid`, as nothing goes by a name
 * that cannot be one. Every other failure stays a failure.
 */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && ["not_found", "invalid"].includes(error.code)) return null;
    throw error;
  }
}
