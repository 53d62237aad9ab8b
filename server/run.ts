import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { join } from "node:path";
import { addresses, cautions } from "./announce";
import { ApplicationProcess } from "./application/application-process";
import { bootApplication } from "./application/boot";
import { closeToOthers } from "./database/data-folder";
import { type Database, startDatabase } from "./database/start-database";
import { endStreams, type IsDesk } from "./edge/answering-desk";
import { placesOf } from "./edge/built-places";
import { createEdge } from "./edge/edge";
import type { LocaleOf } from "./edge/error-documents";
import { Gate } from "./gate";
import { createLimitedServer, listen } from "./listen";
import { KeptPages } from "./pages/kept-pages";
import { PageFolder } from "./pages/page-folder";
import { PhotographMaker, photographsIn } from "./photograph-maker";
import { untilHealthy } from "./readiness";
import { reportUncaught, writeOriginalPlaces } from "./report";
import { openSandbox } from "./sandbox/open-sandbox";
import { readSettings, type Settings } from "./settings";
import { shutDown } from "./shutdown";
import { StartError } from "./start-error";

const log = (line: string) => console.log(line);

/** Starts the site: port, database, framework, data; then says where to look. */
export async function run(directory: string, isDevelopment: boolean): Promise<void> {
  const startedAt = performance.now();
  if (!isDevelopment) writeOriginalPlaces();
  const goOnAfterUncaught = reportUncaught();
  const settings = readSettings(process.env);
  const { localeOf, isDesk } = await readDomains();
  const gate = new Gate(localeOf);
  const server = createLimitedServer(gate.handle);
  const closers: Array<() => Promise<unknown>> = [];
  stopOnSignal(server, gate, closers);

  await listen(server, settings.port, settings.host);
  const database = await openDatabase(settings);
  if (database) closers.unshift(() => database.stop());
  if (settings.showsPhotos) process.env.PICTURE_KEY ||= pictureKey(settings.dataDir);
  try {
    const sandbox = settings.isEmbedded ? await openSandbox(settings, localeOf) : undefined;
    if (sandbox) closers.unshift(() => sandbox.stop());
    const pages = new KeptPages(
      settings.csp,
      isDevelopment ? undefined : await pageFolder(directory, settings),
    );
    const app = isDevelopment
      ? await bootApplication(directory, settings.port, server, true)
      : new ApplicationProcess(directory, settings.port, pages);
    closers.unshift(() => app.stop());
    await app.start?.();
    goOnAfterUncaught();
    const { externalApiBase } = await import("../lib/env");
    const edge = createEdge(app.handle, {
      trustedProxies: settings.trustedProxies,
      csp: settings.csp,
      madePerMinute: settings.madePerMinute,
      localeOf,
      isDesk,
      places: placesOf(directory, settings.showsPhotos ? process.env.PICTURE_KEY : undefined),
      isElsewhere: (locale) => externalApiBase(locale) !== undefined,
      isDevelopment,
      pages,
      photographs: photographsIn(settings.dataDir),
    });
    await app.until(untilHealthy(edge, Boolean(process.env.API_BASE_URL_EN)));
    // What has changed since they were made is known by now.
    await pages.open();
    gate.open(edge);
    if (settings.isEmbedded) closers.unshift(await makePhotographs(directory));
  } catch (error) {
    await database?.stop();
    throw error;
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  log(`Ready in ${seconds} s. Look here:`);
  for (const line of addresses(process.env, settings.port)) log(line);
  for (const line of cautions(process.env, settings)) log(line);
}

// The domains are read from the environment as they are loaded, and a wrong one is one sentence too.
async function readDomains(): Promise<{ localeOf: LocaleOf; isDesk: IsDesk }> {
  try {
    const { isDeskHost, localeOfHost } = await import("../lib/site/domains");
    return { localeOf: localeOfHost, isDesk: isDeskHost };
  } catch (error) {
    throw error instanceof Error ? new StartError(error.message) : error;
  }
}

/** Without a database nobody says after a restart what changed before it, so nothing is kept across one. */
async function pageFolder(
  directory: string,
  { dataDir, databaseUrl, isEmbedded, csp }: Settings,
): Promise<PageFolder | undefined> {
  if (!isEmbedded) return undefined;
  const { shownSettings } = await import("../lib/env");
  return PageFolder.of(directory, dataDir, { databaseUrl, csp, shownSettings });
}

async function openDatabase(settings: Settings): Promise<Database | undefined> {
  if (settings.databaseUrl || !settings.isEmbedded) {
    // Mails or pictures may be kept there all the same.
    closeToOthers(settings.dataDir);
    return undefined;
  }
  log("Starting the database …");
  const folder = { path: settings.dataDir, isDefault: settings.dataDirIsDefault };
  const database = await startDatabase(folder, log);
  process.env.DATABASE_URL = database.url;
  return database;
}

/** Begins with what is missing of the photographs; returns what ends it. */
async function makePhotographs(directory: string): Promise<() => Promise<void>> {
  const { env } = await import("../lib/env");
  const maker = new PhotographMaker(directory, env.CONTENT_DIR);
  maker.start();
  return () => maker.stop();
}

function stopOnSignal(server: Server, gate: Gate, closers: Array<() => Promise<unknown>>): void {
  let isStopping = false;
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log("Stopping …");
      endStreams();
      void shutDown({ server, gate, closers });
    });
  }
}

/**
 * The key that signs the addresses of pictures of an operator's own API: made once and kept in the
 * data folder, so that an address which a browser or a search engine knows stays right.
 */
function pictureKey(dataDir: string): string {
  const file = join(dataDir, "picture-key");
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // Of two processes that start at once, one writes.
    try {
      writeFileSync(file, `${randomBytes(32).toString("hex")}\n`, { mode: 0o600, flag: "wx" });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new StartError(
      `The key for addresses of pictures, ${file}, cannot be read or written: ${String(error)}.`,
    );
  }
}
