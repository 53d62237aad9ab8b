/** A new Idempotency-Key; `crypto.randomUUID` is missing where the site is not served over TLS. */
export function newRequestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
