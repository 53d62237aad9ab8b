import { deskCookies } from "./desk-cookie";
import { deskOrigin } from "./domains";

const isSecure = deskOrigin().startsWith("https:");

/**
 * The cookie that somebody of the desk is signed in by. Over HTTPS its name binds it to that very host;
 * on http://localhost some browsers would refuse it so.
 */
export const deskSessionCookie = isSecure ? deskCookies.secure : deskCookies.plain;

const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? "; Secure" : ""}`;

/** What sets the cookie, or takes it away: with the session, which ends after twelve hours. */
export function setDeskSession(token: string | null): string {
  return token === null
    ? `${deskSessionCookie}=; Max-Age=0; ${attributes}`
    : `${deskSessionCookie}=${token}; Max-Age=${12 * 3600}; ${attributes}`;
}
