// Loaded only when it is started: before that a test file has its database and settings made.

/** Sends queued mails as soon as there are any, until it is ended by what it returns. */
export async function startEmails(pauseMs = 20) {
  const { startRunner } = await import("@/lib/backend/jobs/runner");
  const { emailWork } = await import("@/lib/backend/jobs/email-work");
  return startRunner([emailWork], pauseMs);
}

/** Asks about payments and carries refunds out, likewise. */
export async function startPayments(pauseMs: number) {
  const { startRunner } = await import("@/lib/backend/jobs/runner");
  const { paymentWork, refundWork } = await import("@/lib/backend/jobs/payment-work");
  return startRunner([paymentWork, refundWork], pauseMs);
}
