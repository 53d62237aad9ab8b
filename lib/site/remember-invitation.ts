import Cookies from "js-cookie";
import { InvitationCodeSchema } from "../contract/affiliate";
import { policy } from "../pricing/policy";
import { invitationCode, invitationCookie } from "./invitation";

/**
 * Remembers a friend's link for as long as it counts; the first one stays. The site then says the
 * same, as some browsers keep for a week only what a script has written.
 */
export function rememberInvitation(code: string): void {
  if (invitationCode() !== undefined || !InvitationCodeSchema.safeParse(code).success) return;
  Cookies.set(invitationCookie, code, {
    expires: policy.invitationDays,
    sameSite: "Lax",
    secure: window.location.protocol === "https:",
  });
  void fetch("/api/invitation", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ code }),
    keepalive: true,
  }).catch(() => undefined);
}
