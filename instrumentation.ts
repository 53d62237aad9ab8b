/** Runs once when the server starts, before it answers: schema and content are brought up to date. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { start } = await import("./lib/api/start");
  await start();
}
