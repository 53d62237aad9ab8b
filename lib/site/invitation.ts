import Cookies from "js-cookie";
import { InvitationCodeSchema, invitationDays } from "../contract/affiliate";

const cookie = "invited_by";

/** The code of the friend whose link was followed first in this browser, if any. */
export function invitationCode(): string | undefined {
  const code = InvitationCodeSchema.safeParse(Cookies.get(cookie));
  return code.success ? code.data : undefined;
}

/** Remembers a friend's link for 90 days; the first one stays. */
export function rememberInvitation(code: string): void {
  if (invitationCode() !== undefined || !InvitationCodeSchema.safeParse(code).success) return;
  Cookies.set(cookie, code, {
    expires: invitationDays,
    sameSite: "Lax",
    secure: window.location.protocol === "https:",
  });
}
