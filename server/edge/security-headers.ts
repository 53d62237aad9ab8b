import { decodedPath } from "../../lib/site/decoded-path";

type Headers = Record<string, string>;

const always: Headers = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
};
const oneYearSeconds = 365 * 24 * 60 * 60;

// Their addresses hold a secret or name a payment, which a link to another site would give away.
const secretPath =
  /^\/(ResetPassword|Booking(-Desk|Completed)?|Offer|Payment|Moderation|Reward-Desk|Share|Waiting-List)(\/|$)/i;
// Pictures that other sites and mail programs show.
const sharedPicture = /^\/(pictures|photos|photographs|og)\/|^\/(favicon|icon|apple-icon)/;

/** The headers of every answer on this path, whatever it is. */
export function securityHeaders(asked: string, isSecure: boolean): Headers {
  const path = decodedPath(asked);
  return {
    ...always,
    "Referrer-Policy": secretPath.test(path) ? "no-referrer" : "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": sharedPicture.test(path) ? "cross-origin" : "same-origin",
    ...(isSecure
      ? { "Strict-Transport-Security": `max-age=${oneYearSeconds}; includeSubDomains` }
      : {}),
  };
}
