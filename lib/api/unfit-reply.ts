import type { z } from "zod";
import type { Endpoint } from "../contract/endpoint";
import { ApiError } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { sayOnce } from "./say-once";

const shownBytes = 80;
const shownFields = 3;

/** The error of a reply that does not fit the contract; the log tells of it once a minute. */
export function unfitReply(
  { method, path }: Endpoint,
  locale: Locale,
  response: { status: number; headers: { get(name: string): string | null } },
  bytes: Buffer,
  error: z.ZodError,
): ApiError {
  const name = `${method} ${path}`;
  const fields = misfits(error);
  const type = response.headers.get("content-type") ?? "no content type";
  const begin = JSON.stringify(bytes.toString("utf8", 0, shownBytes));
  sayOnce(
    `unfit ${locale} ${name}`,
    `${name} (${locale}): the reply does not fit: ${fields}. ${response.status}, ${type}, begins ${begin}`,
  );
  return new ApiError("bad_gateway", { message: `${name}: ${fields}` });
}

/** The fields that do not fit and why: `data.0.slug: Invalid input: expected string`. */
export function misfits({ issues }: z.ZodError): string {
  const lines = issues.map(({ path, message }) => `${path.join(".") || "the reply"}: ${message}`);
  const more = lines.length - shownFields;
  return lines.slice(0, shownFields).join("; ") + (more > 0 ? `; and ${more} more` : "");
}
