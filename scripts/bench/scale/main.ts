import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { businessDay } from "@/lib/clock";
import { freePort } from "../../../server/database/free-port";
import { sitemapPaths } from "../memory";
import { print } from "../report";
import { ask, median } from "../requests";
import { type Served, scratchFolder, serveSite } from "../site";
import { answersWhile, crowded } from "./crowded";
import { nginxBefore } from "./nginx";
import { systemDatabase } from "./system-database";

// Two processes on one PostgreSQL of the system behind nginx, as docs/operating.md has it for more
// visitors: how much they answer, how soon both know of a change, what a restart loses, what falls first.
// Needs nginx and PostgreSQL (`apt-get install nginx postgresql`) and a site that is built.

const sales = 15;
const patienceMs = 10_000;
const someMs = 5_000;

const folder = scratchFolder();
/** What has been started, the last first. */
const ending: (() => unknown)[] = [() => folder.remove()];
try {
  await rehearse();
} finally {
  for (const end of ending.reverse()) await end();
}
process.exit(0);

async function rehearse(): Promise<void> {
  const database = await systemDatabase(folder.path);
  ending.push(() => database.stop());
  const ports = [await freePort(), await freePort()];
  const sites: Served[] = [];
  ending.push(() => Promise.all(sites.map((site) => site.stop())));
  for (const port of ports) sites.push(await started(port, database.url));
  const [first, second] = sites;
  if (!first || !second) throw new Error("Two processes are needed.");
  const client = new pg.Client({ connectionString: database.url });
  // It is stopped under it in the end.
  client.on("error", () => undefined);
  await client.connect();
  const nginx = await nginxBefore(folder.path, ports);
  ending.push(() => nginx.stop());

  const paths = (await sitemapPaths(first.port)).slice(0, 50);
  for (const { port } of sites) for (const path of paths) await ask(port, path);
  for (const connections of [16, 64, 256])
    print(
      `Kept pages through nginx, ${connections} at once`,
      await crowded(paths, connections, { nginx, sites, alone: first.port }),
    );
  const heard = await staleness(client, second.port);
  print("A sold seat, until the other process shows it", [
    { name: `median of ${sales}`, unit: "ms", value: median(heard) },
    { name: "longest", unit: "ms", value: Math.max(...heard), bound: "≤ 2000" },
  ]);
  const during = async (title: string, happens: () => Promise<void>) =>
    print(title, await answersWhile(nginx.port, paths, happens));
  await during("One process after the other is started anew", async () => {
    for (const [at, port] of ports.entries()) {
      await sites[at]?.stop();
      sites[at] = await started(port, database.url);
    }
  });
  await during("One process is killed", async () => {
    process.kill(sites[1]?.pid ?? 0, "SIGKILL");
    await pause(someMs);
  });
  await during("The database is away", async () => {
    await client.end();
    database.stop();
    await pause(someMs);
  });
}

/** How long after each sale of a tour the second process shows its page with one seat less. */
async function staleness(client: pg.Client, port: number): Promise<number[]> {
  const { rows } = await client.query<{ id: string; slug: string }>(
    `select d.id, x.slug from departures d join tour_texts x on x.tour_id = d.tour_id
     where x.locale = 'en' and d.retired_at is null and d.seats - d.seats_taken > 1
       and d.starts > $1 order by d.starts limit 1`,
    [businessDay()],
  );
  const [departure] = rows;
  if (!departure) throw new Error("There is no departure to sell.");
  const shown = async () => (await ask(port, `/trip/${departure.slug}`)).headers.etag;
  const durations: number[] = [];
  for (let sale = 0; sale < sales; sale += 1) {
    const before = await shown();
    await client.query("begin");
    // Sold and given back, so that there is always one.
    await client.query("update departures set seats_taken = seats_taken + $2 where id = $1", [
      departure.id,
      sale % 2 === 0 ? 1 : -1,
    ]);
    await client.query("select record_changes($1)", [[`departure:${departure.id}`]]);
    await client.query("commit");
    const soldAt = performance.now();
    while ((await shown()) === before && performance.now() - soldAt < patienceMs) await pause(10);
    durations.push(performance.now() - soldAt);
  }
  return durations;
}

function started(port: number, databaseUrl: string): Promise<Served> {
  const dataDir = join(folder.path, `data-${port}`);
  return serveSite({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, { port });
}
