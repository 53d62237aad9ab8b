import { ApiError } from "../contract/errors";
import { askOutside, bytesWithin } from "../outgoing";

const mostBytes = 20 * 1024 * 1024;

/**
 * The bytes of a picture that lies at a configured origin.
 * @throws ApiError `not_found` when there is none, `unavailable` when its server cannot be reached,
 * is slow or fails, `bad_gateway` when it is larger than 20 MB
 */
export async function fetchSource(url: string): Promise<Buffer> {
  const notHad = (cause: unknown): never => {
    const message = `${url} cannot be had`;
    throw new ApiError("unavailable", { message, retryAfterSeconds: 5, cause });
  };
  const response = await askOutside(url, { headers: { accept: "image/*" } }).catch(notHad);
  if (!response.ok) {
    await response.body?.cancel();
    if ([401, 403, 404, 410].includes(response.status)) throw new ApiError("not_found");
    return notHad(new Error(`it answered ${response.status}`));
  }
  const bytes = await bytesWithin(response, mostBytes).catch(notHad);
  if (!bytes) throw new ApiError("bad_gateway", { message: `${url} is larger than 20 MB` });
  return bytes;
}
