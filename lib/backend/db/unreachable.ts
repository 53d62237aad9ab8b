const connectionCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "08000",
  "08003",
  "08006",
  "53100",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

// What the driver says without a code.
const lostConnection =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable/;

/** Whether an error says that the database is away, starting, stopping or full, not that we erred. */
export function unreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && connectionCodes.has(String(cause.code))) return true;
    if (lostConnection.test(cause.message)) return true;
  }
  return false;
}
