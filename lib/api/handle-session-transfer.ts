import type { NextRequest } from "next/server";
import { ApiError } from "../contract/errors";
import { locales } from "../contract/locale";
import { completeSessionTransferEndpoint } from "../contract/session-transfer";
import { localeOfHost, originOf } from "../site/domains";
import { pathWithin } from "../site/next-path";
import { routes } from "../site/routes";
import { callAs } from "./call";
import { callerOf } from "./caller";
import { errorResponse } from "./handle";

const keptSeconds = 30 * 86_400;

const isOurs = (origin: string | null) => locales.some((each) => originOf(each) === origin);
/** A browser that says nothing of where a form comes from, as on a page that a key opens. */
const isUntold = (origin: string | null) => origin === null || origin === "null";

/**
 * Takes in a session that is handed over from another language: a form posted by a page of one of
 * the configured domains, nothing in the address. Sets the cookies that the page then takes up and
 * leads on; a code that does not work, or a form of which is not said where it comes from, leads on without
 * them.
 */
export async function handleSessionTransfer(request: NextRequest): Promise<Response> {
  const locale = localeOfHost(request.headers.get("host"));
  try {
    const type = request.headers.get("content-type")?.split(";")[0];
    if (type !== "application/x-www-form-urlencoded") throw new ApiError("unsupported_type");
    const form = new URLSearchParams(await request.text());
    const path = pathWithin(form.get("path") ?? "") ?? routes.home;
    const headers = new Headers({ location: path, "cache-control": "no-store" });
    const caller = callerOf(request);
    const origin = request.headers.get("origin");
    if (!isOurs(origin) && !isUntold(origin)) throw new ApiError("forbidden");
    const code = isOurs(origin) && form.get("code");
    const entered =
      code &&
      (await callAs(locale, completeSessionTransferEndpoint, { code }, caller).catch(
        () => undefined,
      ));
    const values = entered && {
      token: entered.token,
      name: entered.data.name,
      avatar: entered.data.avatar ?? "",
    };
    const secure = originOf(locale).startsWith("https:") ? "; Secure" : "";
    for (const [name, value] of Object.entries(values ?? {}))
      headers.append(
        "set-cookie",
        `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${keptSeconds}; SameSite=Lax${secure}`,
      );
    return new Response(null, { status: 303, headers });
  } catch (error) {
    return errorResponse(error, locale, completeSessionTransferEndpoint.path);
  }
}
