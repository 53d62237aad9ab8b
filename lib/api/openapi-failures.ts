import type { Subject } from "../contract/all-endpoints";
import type { Endpoint } from "../contract/endpoint";
import type { ErrorCode } from "../contract/errors";

/** Answers an account alone, by its bearer token. */
const needsAccount = new Set<string>([
  "/api/account/delete",
  "/api/account/export",
  "/api/account/hand-over",
  "/api/account/overview",
  "/api/account/password",
  "/api/account/wishlist",
  "/api/affiliate",
  "/api/friends/:email",
  "/api/getAffiliate",
  "/api/getProfile",
  "/api/updateProfile",
  "/api/user",
]);
/** Opened by the account of a booking or by the key that its mails carry; else nothing is there. */
const opensByToken = (path: string) =>
  path.startsWith("/api/bookings/") || ["/api/submit-order-request", "/api/logout"].includes(path);
/** Subjects whose writes name a row that may be gone, or not in the state for it. */
const aboutRows = new Set<Subject>(["accounts", "affiliate", "bookings", "payments", "reviews"]);

/** What the bearer token is to an endpoint. */
export function tokenOf({ path }: Endpoint): "required" | "optional" | "unused" {
  if (needsAccount.has(path)) return "required";
  return opensByToken(path) ? "optional" : "unused";
}

/** Every error that an endpoint may answer, of the one table of codes. */
export function failuresOf(endpoint: Endpoint, subject: Subject): ErrorCode[] {
  const isWrite = endpoint.method === "POST";
  const names = Object.keys(endpoint.input.shape);
  const may: Partial<Record<ErrorCode, boolean>> = {
    malformed: isWrite,
    unauthorized: tokenOf(endpoint) === "required" || (isWrite && subject === "accounts"),
    forbidden: isWrite,
    not_found: endpoint.path.includes(":") || (isWrite && aboutRows.has(subject)),
    conflict: isWrite && (aboutRows.has(subject) || subject === "leads"),
    too_large: isWrite,
    unsupported_type: isWrite,
    invalid: names.length > 0,
    // Beside what a call has of its own, the edge limits how often any may be asked.
    too_many: true,
    internal: true,
    bad_gateway: true,
    unavailable: true,
  };
  return (Object.keys(may) as ErrorCode[]).filter((code) => may[code]);
}
