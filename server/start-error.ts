/** A reason not to start that the operator can act on: printed as one sentence, without a stack. */
export class StartError extends Error {
  override name = "StartError";
}

/** The code of a system error (`EACCES`, `ENOENT`, …), or undefined for any other kind. */
export function systemCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}
