const readOnlyCodes = ["25006", "53100"];
const connectionCodes = new Set([
  ...readOnlyCodes,
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ETIMEDOUT",
  "08000",
  "08003",
  "08006",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

// What the driver says without a code.
const lostConnection =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable/;

/** Whether an error says that the database is away, starting, stopping, full or closed to writing, not that we erred. */
export function unreachable(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => connectionCodes.has(codeOf(cause) ?? "") || lostConnection.test(cause.message),
  );
}

/** Whether an error says that it may well be done in a moment: the database is away, or has too much in hand. */
export function passing(error: unknown): boolean {
  return unreachable(error) || collided(error) || causesOf(error).some(isWaitedFor);
}

/** Whether an error says that the database takes no writes just now (a standby, a full disk, an operator's choice). */
export function readOnly(error: unknown): boolean {
  return causesOf(error).some((cause) => readOnlyCodes.includes(codeOf(cause) ?? ""));
}

/** Waits for something to be written that whoever only reads can do without: while nothing can be, it is left out. */
export async function ifWritable(writing: PromiseLike<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (!readOnly(error)) throw error;
  }
}

/** Whether an error says that two transactions were in each other's way, and this one was undone for it. */
export function collided(error: unknown): boolean {
  return causesOf(error).some((cause) => ["40P01", "40001"].includes(codeOf(cause) ?? ""));
}

// What somebody else has in hand was waited for as long as may be, or an answer was.
const isWaitedFor = (cause: Error) => ["55P03", "57014"].includes(codeOf(cause) ?? "");

function causesOf(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string | undefined {
  return "code" in error ? String(error.code) : undefined;
}
