import { ApiError, statusOf } from "../contract/errors";

/** A picture as it stays at its address: another one gets another address. */
export function pictureAnswer(bytes: Buffer, format: "avif" | "webp"): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": `image/${format}`,
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}

/** What is answered instead of a picture. */
export function noPicture(cause: unknown): Response {
  const error = cause instanceof ApiError ? cause : new ApiError("internal", { cause });
  // A page has many pictures: of each a line, not a stack.
  if (statusOf[error.code] >= 500)
    console.error(error.code, error.message, String(error.cause ?? ""));
  const { retryAfterSeconds } = error.detail;
  return new Response(null, {
    status: statusOf[error.code],
    headers: {
      "cache-control": "no-store",
      ...(retryAfterSeconds && { "retry-after": String(retryAfterSeconds) }),
    },
  });
}
