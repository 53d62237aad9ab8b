import { z } from "zod";
import { ApiError, statusOf } from "../contract/errors";
import { pictureWidths } from "../site/picture-address";
import { photoNamed } from "./address";
import { photo } from "./photo";

const FileSchema = z
  .stringFormat("webp", /^\d{3,4}\.webp$/)
  .transform((name) => Number.parseInt(name, 10))
  .pipe(z.literal(pictureWidths));

/** The route handler of pictures that lie elsewhere: `/photos/<signature>/<name>/<width>.webp`. */
export async function handlePhoto(
  _: Request,
  { params }: { params: Promise<{ signature: string; name: string; file: string }> },
): Promise<Response> {
  const { signature, name, file } = await params;
  const width = FileSchema.safeParse(file);
  const url = width.success ? photoNamed(signature, name) : undefined;
  if (!url || !width.success) return failure(new ApiError("not_found"));
  try {
    const bytes = await photo(url, width.data);
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "image/webp",
        "content-length": String(bytes.length),
        // A picture that changes gets another address from its API.
        "cache-control": "public, max-age=31536000, immutable",
      },
    });
  } catch (error) {
    return failure(error instanceof ApiError ? error : new ApiError("internal", { cause: error }));
  }
}

function failure(error: ApiError): Response {
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
