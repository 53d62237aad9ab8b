import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fillDesk } from "./desk-rows";
import type { Row } from "./report";

const root = join(import.meta.dirname, "../..");

/**
 * How long every list and screen of the desk takes with 50,000 bookings of five years, as many requests,
 * and the record of it all, in a scratch database. Asked below HTTP, so that it is the work itself, by a
 * process of its own: which database is meant is settled when one begins.
 */
export async function deskAtScale(databaseUrl: string): Promise<Row[]> {
  await fillDesk(databaseUrl);
  const said = execFileSync(
    process.execPath,
    ["--import", "tsx", join(import.meta.dirname, "desk-timed.ts")],
    { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl }, encoding: "utf8" },
  );
  return JSON.parse(said) as Row[];
}
