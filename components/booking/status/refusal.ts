import { ApiError } from "@/lib/contract/errors";

export interface Refusal {
  /** What the site said, in the visitor's language; empty when it could not be reached. */
  words: string;
  /** The booking has changed meanwhile. */
  isConflict: boolean;
}

/** Why the site did not do what it was asked for. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { words: "", isConflict: false };
  const [first] = Object.values(error.detail.fields ?? {})[0] ?? [];
  return {
    words: first ?? (error.message === error.code ? "" : error.message),
    isConflict: error.code === "conflict",
  };
}
