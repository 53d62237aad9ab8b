import { bearer, callSite } from "../../api/browser";
import type { Endpoint, InputOf, OutputOf } from "../../contract/endpoint";
import { ApiError } from "../../contract/errors";
import { useAuth } from "./auth-store";
import { forgetEverything } from "./session";

/**
 * Calls an endpoint as whoever is signed in; a session that has ended is forgotten here too.
 * @throws ApiError as `callSite`
 */
export async function callOwn<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  signal?: AbortSignal,
): Promise<OutputOf<E>> {
  const { token } = useAuth.getState();
  if (!token) throw new ApiError("unauthorized");
  try {
    return await callSite(endpoint, input, { headers: bearer(token), ...(signal && { signal }) });
  } catch (error) {
    const ended = error instanceof ApiError && error.code === "unauthorized";
    if (ended && useAuth.getState().token === token) forgetEverything();
    throw error;
  }
}
