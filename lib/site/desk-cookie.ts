/** The cookie that somebody of the desk is signed in by: over HTTPS its name binds it to that very host. */
export const deskCookies = { secure: "__Host-desk", plain: "desk" };

const session = new RegExp(`(^|;\\s*)(${Object.values(deskCookies).join("|")})=[^;\\s]`);

/** Whether cookies say that somebody is signed in at the desk, which anybody can make up. */
export const saysSignedIn = (cookies = ""): boolean => session.test(cookies);
