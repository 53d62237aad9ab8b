import type { Instrumentation } from "next";

/** Runs once when the server starts, before it answers: schema and content are brought up to date. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("./lib/api/start");
  await start();
}

/** What the framework could not answer: a page, or a document that is no page. */
export const onRequestError: Instrumentation.onRequestError = async (error, _, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportError } = await import("./lib/error-report");
  await reportError(error, `${context.routeType} ${context.routePath}`);
};
