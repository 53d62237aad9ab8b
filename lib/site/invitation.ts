import Cookies from "js-cookie";
import { InvitationCodeSchema } from "../contract/affiliate";

export const invitationCookie = "invited_by";

/** The code of the friend whose link was followed first in this browser, if any. */
export function invitationCode(): string | undefined {
  const code = InvitationCodeSchema.safeParse(Cookies.get(invitationCookie));
  return code.success ? code.data : undefined;
}
