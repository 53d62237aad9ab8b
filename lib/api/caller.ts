import type { NextRequest } from "next/server";
import { z } from "zod";
import { ApiError } from "../contract/errors";
import type { CallContext } from "./call";

const KeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/)
  .optional();

/**
 * Who calls, from the headers. The edge has replaced what a client could claim about its address.
 * @throws ApiError `malformed` for an Idempotency-Key that is no plain word of 8 to 100 characters
 */
export function callerOf(request: NextRequest): CallContext {
  const key = KeySchema.safeParse(request.headers.get("idempotency-key") ?? undefined);
  if (!key.success) throw new ApiError("malformed");
  return {
    address: request.headers.get("x-client-ip") ?? undefined,
    idempotencyKey: key.data,
    token: /^Bearer (\S{1,200})$/i.exec(request.headers.get("authorization") ?? "")?.[1],
  };
}

/**
 * Lets a write come from the site's own pages only: browsers say where a request comes from in
 * `Sec-Fetch-Site`, older ones in `Origin`; programs that are no browser say neither.
 * @throws ApiError `forbidden`
 */
export function demandSameOrigin(request: NextRequest): void {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) {
    if (site === "same-origin" || site === "none") return;
    throw new ApiError("forbidden");
  }
  const origin = request.headers.get("origin");
  if (origin === null) return;
  if (!URL.canParse(origin) || new URL(origin).host !== request.headers.get("host"))
    throw new ApiError("forbidden");
}
