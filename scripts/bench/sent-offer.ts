import { spawnSync } from "node:child_process";

/** Has an offer sent (`send-offer.ts`), in a process that knows the database: its path with its key. */
export function sentOffer(root: string, databaseUrl: string): string {
  const { stdout } = spawnSync(
    process.execPath,
    ["--import", "tsx", "scripts/bench/send-offer.ts"],
    {
      cwd: root,
      env: { ...process.env, DATABASE_URL: databaseUrl },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const path = stdout.trim();
  if (!path.startsWith("/Offer/")) throw new Error("No offer was sent.");
  return path;
}
