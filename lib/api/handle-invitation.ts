import type { NextRequest } from "next/server";
import { z } from "zod";
import { InvitationCodeSchema } from "../contract/affiliate";
import { ApiError } from "../contract/errors";
import { policy } from "../pricing/policy";
import { localeOfHost, originOf } from "../site/domains";
import { invitationCookie } from "../site/invitation";
import { demandSameOrigin } from "./caller";
import { errorResponse, readBody } from "./handle";

const FollowedSchema = z.object({ code: InvitationCodeSchema });

/**
 * Keeps whose link was followed for as long as it counts: a cookie that a script has written is
 * forgotten by Safari after seven days (webkit.org/tracking-prevention). The first one stays.
 */
export async function handleInvitation(request: NextRequest): Promise<Response> {
  const locale = localeOfHost(request.headers.get("host"));
  try {
    demandSameOrigin(request);
    const followed = FollowedSchema.safeParse(await readBody(request));
    if (!followed.success) throw new ApiError("invalid");
    const { code } = followed.data;
    const kept = InvitationCodeSchema.safeParse(request.cookies.get(invitationCookie)?.value);
    const headers = new Headers({ "cache-control": "no-store" });
    const secure = originOf(locale).startsWith("https:") ? "; Secure" : "";
    if (!kept.success || kept.data === code)
      headers.set(
        "set-cookie",
        `${invitationCookie}=${code}; Path=/; Max-Age=${policy.invitationDays * 86_400}; SameSite=Lax${secure}`,
      );
    return new Response(null, { status: 204, headers });
  } catch (error) {
    return errorResponse(error, locale, "/api/invitation");
  }
}
