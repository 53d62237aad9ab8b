import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import type pg from "pg";
import { scriptBound, scriptKilobytes } from "./first-load";
import { family, sitemapPaths } from "./memory";
import { type Answer, ask, median } from "./requests";
import { connected } from "./site";

interface Bounds {
  cpuMs: number;
  queries: number;
}

const bounds: Bounds = { cpuMs: 35, queries: 5 };
const times = 16;
const br = { "accept-encoding": "br" };
/** A process looks for changes twice a second. */
const heardMs = 700;
/** What is written to files after the answer belongs to the page as well. */
const settledMs = 25;

/** Prints what it takes to make a page of each kind, and what a visitor gets of it. */
export async function pagesMade(
  { port, pid }: { port: number; pid: number },
  { databaseUrl, queriesFile }: { databaseUrl: string; queriesFile: string },
): Promise<void> {
  writeFileSync(queriesFile, "");
  const pids = family(pid).filter((each) => !isDatabase(each));
  const done = () => ({ cpu: cpuMs(pids), queries: statSync(queriesFile).size });
  const kinds = await kindsOf(port);
  // A process that has just begun runs slower than one that has made pages for a minute.
  for (const path of warming(await sitemapPaths(port))) await ask(port, path, br);
  console.log(
    `\nA page that is made, median of ${times}: bounds ≤ ${bounds.cpuMs} ms, ≤ ${bounds.queries} queries, script ≤ 150 kB at home, ≤ 165 kB elsewhere`,
  );
  console.log(line("", ["CPU ms", "queries", "HTML kB", "Brotli kB", "payload", "script kB"]));
  await connected(databaseUrl, async (client) => {
    for (const [name, paths] of Object.entries(kinds)) {
      const cpu: number[] = [];
      const queries: number[] = [];
      let last: Answer | undefined;
      for (let at = 0; at < times; at += 1) {
        const path = paths[at % paths.length] ?? "/";
        // A page that there is only once is made again, as something that it shows has changed.
        if (at > 0 && paths.length < times) await touch(client, last);
        const before = done();
        last = await ask(port, path, br);
        await pause(settledMs);
        const after = done();
        if (last.headers["x-nextjs-cache"] === "HIT") throw new Error(`${path} was not made.`);
        cpu.push(after.cpu - before.cpu);
        queries.push(after.queries - before.queries);
      }
      if (!last) continue;
      const html = brotliDecompressSync(last.body);
      const script = await scriptKilobytes(port, html.toString("utf8"));
      const figures = [
        held(median(cpu), bounds.cpuMs, 1),
        held(median(queries), bounds.queries),
        (html.length / 1000).toFixed(0),
        (last.body.length / 1000).toFixed(1),
        `${(payloadShare(html.toString("utf8")) * 100).toFixed(0)} %`,
        held(script, scriptBound(name)),
      ];
      console.log(line(name, figures));
    }
  });
}

const isDatabase = (pid: number) =>
  readFileSync(`/proc/${pid}/comm`, "utf8").startsWith("postgres");

/** How long processes have had a processor, with all their threads. */
function cpuMs(pids: readonly number[]): number {
  const nanoseconds = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [ran = "0"] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
      return Number(ran);
    }),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

/** The addresses of each kind of page; what is not there has as many as anybody makes up. */
async function kindsOf(port: number): Promise<Record<string, string[]>> {
  const paths = await sitemapPaths(port);
  const some = (start: string) => paths.filter((path) => path.startsWith(start)).slice(0, times);
  return {
    home: ["/"],
    list: ["/tanzania-safari-package"],
    tour: some("/trip/"),
    destination: some("/CountryPark/"),
    post: some("/blog/"),
    "guest book": ["/Guest-Book"],
    departures: ["/Upcoming-Departures"],
    quote: ["/Quote"],
    contact: ["/Contact"],
    "not there": Array.from({ length: times }, (_, at) => `/nowhere-${at}`),
  };
}

/** Pages that are not looked at, of all kinds. */
function warming(paths: readonly string[]): string[] {
  const of = (start: string) => paths.filter((path) => path.startsWith(start)).slice(times);
  const tours = of("/trip/");
  return [
    ...Array.from({ length: 3 }, () => tours.slice(0, 40)).flat(),
    ...of("/CountryPark/"),
    ...of("/blog/"),
    "/About",
    "/Our-Team",
  ];
}

/** Lets something change that a page shows beside what all pages show. */
async function touch(client: pg.Client, page: Answer | undefined): Promise<void> {
  const shown = String(page?.headers["surrogate-key"] ?? "").split(" ");
  const name = ["reviews", "departures", "tours", "company"].find((each) => shown.includes(each));
  await client.query("begin");
  await client.query("select record_changes($1)", [[name ?? "menu"]]);
  await client.query("commit");
  await pause(heardMs);
}

/** How much of a document is what the framework's router is told a second time. */
function payloadShare(html: string): number {
  const pieces = html.match(/<script>self\.__next_f\.push\(.*?<\/script>/gs) ?? [];
  return pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0) / Buffer.byteLength(html);
}

const held = (value: number, bound: number, digits = 0) =>
  `${value.toFixed(digits)}${value > bound ? " ✗" : "  "}`;

const line = (name: string, cells: readonly string[]) =>
  [`  ${name.padEnd(14)}`, ...cells.map((cell) => cell.padStart(10))].join(" ");
