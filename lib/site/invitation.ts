import Cookies from "js-cookie";
import { InvitationCodeSchema } from "../contract/affiliate";
import { policy } from "../pricing/policy";

const cookie = "invited_by";

/** The code of the friend whose link was followed first in this browser, if any. */
export function invitationCode(): string | undefined {
  const code = InvitationCodeSchema.safeParse(Cookies.get(cookie));
  return code.success ? code.data : undefined;
}

/** Remembers a friend's link for as long as it counts; the first one stays. */
export function rememberInvitation(code: string): void {
  if (invitationCode() !== undefined || !InvitationCodeSchema.safeParse(code).success) return;
  Cookies.set(cookie, code, {
    expires: policy.invitationDays,
    sameSite: "Lax",
    secure: window.location.protocol === "https:",
  });
}
