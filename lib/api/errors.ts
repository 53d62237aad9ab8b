import { ApiError } from "../contract/errors";

/** Absent is not broken: `not_found` becomes null, every other failure stays a failure. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}
