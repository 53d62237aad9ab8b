import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { locales } from "@/lib/contract/locale";
import { readClusterState } from "@/server/database/cluster-state";
import { applicationRole } from "@/server/database/initialise";

const usage = `npm run desk                    requests of the last 30 days, bookings, waiting lists
npm run desk -- 90              the same for 90 days
npm run desk -- B-7KM4-X2PA-9TRH   everything about it, with new links
npm run desk -- leave W-…       takes somebody off a waiting list
npm run desk -- erase ann@example.com
                                what is known of somebody who asks that it be erased; with --yes it is
npm run desk -- invite me@example.com [name] [role]
                                a link by which somebody joins the desk, as owner unless another role is named`;

const root = join(import.meta.dirname, "../..");
for (const file of [".env.local", ".env"])
  if (existsSync(join(root, file))) process.loadEnvFile(join(root, file));
if (locales.every((locale) => process.env[`API_BASE_URL_${locale.toUpperCase()}`])) {
  console.error(
    "Every language is answered by an API of its own: its requests and bookings are there, and this site keeps none.",
  );
  process.exit(1);
}
process.env.DATABASE_URL ||= embedded();

const { closePool } = await import("@/lib/backend/db/pool");
try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closePool();
}

async function run([word = "30", reference = "", ...more]: string[]): Promise<void> {
  if (/^\d{1,4}$/.test(word)) {
    const { overview } = await import("./overview");
    return console.log(await overview(Number(word)));
  }
  if (word === "invite") {
    const { inviteByCommand } = await import("./invite");
    return console.log(await inviteByCommand(reference, ...more));
  }
  if (word === "erase") {
    const { eraseByCommand } = await import("./erase");
    return console.log(await eraseByCommand(reference, more.includes("--yes")));
  }
  const { leaveList, one } = await import("./one");
  if (word === "leave") {
    if (await leaveList(reference)) return console.log(`${reference} is off the list.`);
    throw new Error(`There is no place ${reference} on a waiting list.`);
  }
  const found = /^[A-Z]-/.test(word) ? await one(word) : undefined;
  if (found) return console.log(found);
  throw new Error(/^[A-Z]-/.test(word) ? `There is nothing called ${word}.` : usage);
}

/** The database of the site that runs from this folder. */
function embedded(): string {
  const state = readClusterState(resolve(root, process.env.DATA_DIR ?? ".data"));
  if (!state) {
    console.error("There is no database yet: start the site first, or set DATABASE_URL.");
    process.exit(1);
  }
  return `postgresql://${applicationRole}:${state.password}@127.0.0.1:${state.port}/${applicationRole}`;
}
