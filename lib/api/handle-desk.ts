import type { NextRequest } from "next/server";
import { withFile } from "../contract/desk/rights";
import { ApiError } from "../contract/errors";
import { deskSessionCookie, setDeskSession } from "../site/desk-session";
import { isDeskHost } from "../site/domains";
import { callerOf, demandSameOrigin } from "./caller";
import { callDesk } from "./desk";
import { deviceName } from "./device-name";
import { errorResponse, readBody } from "./handle";
import { readMultipart } from "./read-multipart";

/**
 * The route handler of the desk's calls: on the desk's own host alone, from its own pages alone, as
 * whoever the cookie says. Every call is a POST, so that nothing personal stands in an address.
 */
export async function handleDesk(
  request: NextRequest,
  { params }: { params: Promise<{ call: string }> },
): Promise<Response> {
  const { call } = await params;
  try {
    if (!isDeskHost(request.headers.get("host"))) throw new ApiError("not_found");
    demandSameOrigin(request);
    const read = () => inputOf(call, request);
    const { data, session } = await callDesk(call, read, deskCaller(request));
    const headers = new Headers({ "cache-control": "no-store" });
    if (session !== undefined) headers.set("set-cookie", setDeskSession(session));
    return Response.json(data, { headers });
  } catch (error) {
    return errorResponse(error, "en", `/api/desk/${call}`);
  }
}

/** Weeks in three versions, with words of our own in two languages, are more than what a visitor writes. */
const mostBytesOf: Record<string, number> = { "edit-offer": 1024 * 1024 };

function inputOf(call: string, request: NextRequest): Promise<Record<string, unknown>> {
  const isForm = /^multipart\//i.test(request.headers.get("content-type") ?? "");
  const takesFile = withFile.some((each) => each === call);
  return isForm && takesFile ? readMultipart(request) : readBody(request, mostBytesOf[call]);
}

/** Who calls: the cookie counts, and no bearer token of a traveller. */
export function deskCaller(request: NextRequest) {
  const { address, idempotencyKey } = callerOf(request);
  return {
    address,
    idempotencyKey,
    token: request.cookies.get(deskSessionCookie)?.value,
    device: deviceName(request.headers.get("user-agent")),
  };
}
