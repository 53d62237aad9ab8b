import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { StartError, systemCode } from "../start-error";
import { type Binaries, copyBinaries, findBinaries } from "./binaries";
import type { Cluster } from "./cluster";
import {
  type ClusterState,
  readClusterState,
  writeClusterState,
  wrongPassword,
} from "./cluster-state";
import { openDataFolder } from "./data-folder";
import { freePort } from "./free-port";
import { applicationRole, initialiseCluster, replacePassword } from "./initialise";
import { lockDataFolder } from "./lock";
import { stopLeftover, stopServer } from "./postmaster";
import { runServer } from "./run-server";
import { supervise } from "./supervise";
import { barrierBefore, databaseUser, type SystemUser } from "./system-user";

export interface Database {
  /** The connection string of the application's own role, which may create databases. */
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the embedded PostgreSQL on a data folder and keeps it running. Throws a `StartError` with
 * one sentence when it cannot: the folder is in use or closed, or there is no PostgreSQL here.
 */
export async function startDatabase(
  folder: DataFolder,
  log: (line: string) => void,
): Promise<Database> {
  openDataFolder(folder.path);
  const unlock = lockDataFolder(folder.path);
  try {
    const { cluster, state } = await openCluster(folder, log);
    const start = () => runServer(cluster, state.port, join(folder.path, "postgres.log"));
    const first = await startWithRetries(start);
    if (!(await takesPassword(state))) {
      if (first.pid !== undefined) await stopServer(cluster, first.pid);
      throw wrongPassword(folder.path);
    }
    const server = supervise(first, start, log);
    // The last chance when this process ends in any other way than by stop().
    const abandon = () => {
      server.current()?.kill("SIGINT");
      unlock();
    };
    process.once("exit", abandon);
    return {
      url: addressOf(state),
      async stop() {
        server.release();
        const pid = server.current()?.pid;
        if (pid !== undefined) await stopServer(cluster, pid);
        else await stopLeftover(cluster);
        process.off("exit", abandon);
        unlock();
      },
    };
  } catch (error) {
    unlock();
    if (error instanceof StartError) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`The embedded PostgreSQL in ${folder.path} does not start: ${why}`);
  }
}

async function openCluster(
  folder: DataFolder,
  log: (line: string) => void,
): Promise<{ cluster: Cluster; state: ClusterState }> {
  const user = databaseUser();
  const known = readClusterState(folder.path);
  const home = known?.home ?? chooseClusterHome(folder, user);
  if (home !== folder.path)
    log(`Only root may enter this folder, so the database is kept in ${home} (DATA_DIR moves it).`);
  const cluster = {
    ...{ binaries: reachableBinaries(home, user), folder: join(home, "postgres"), user },
    isThrownAway: folder.isThrownAway ?? false,
  };
  const password = known?.password ?? randomBytes(24).toString("hex");
  await stopLeftover(cluster);
  const state = { home, password, port: await freePort(known?.port) };
  // Before the cluster exists, so that one made just before a power cut is found again.
  writeClusterState(folder.path, state);
  const isNew = await initialiseCluster(cluster, password);
  if (!isNew && !known?.password) await replacePassword(cluster, password);
  return { cluster, state };
}

function addressOf({ password, port }: ClusterState): string {
  return `postgresql://${applicationRole}:${password}@127.0.0.1:${port}/${applicationRole}`;
}

async function takesPassword(state: ClusterState): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(state) });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    // https://www.postgresql.org/docs/current/errcodes-appendix.html: invalid_password
    if (systemCode(error) === "28P01") return false;
    throw error;
  }
}

function reachableBinaries(home: string, user: SystemUser): Binaries {
  const binaries = findBinaries();
  return barrierBefore(binaries.root, user) ? copyBinaries(binaries, home) : binaries;
}

// After kill -9 of the server its own children need a moment to notice and let go of the memory.
async function startWithRetries<T>(start: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + 10_000;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (performance.now() > deadline || !/shared memory|lock file/.test(String(error)))
        throw error;
      await pause(50);
    }
  }
}

interface DataFolder {
  path: string;
  /** Chosen by nobody: the database may move elsewhere when it cannot live here. */
  isDefault: boolean;
  /** It is deleted after its use, as in a test: nothing in it has to outlive a power cut. */
  isThrownAway?: boolean;
}

/**
 * The folder in which the database user keeps the cluster: the data folder itself, unless the
 * checkout lies below a folder that only root may enter (such as /root, or one made by mktemp).
 */
function chooseClusterHome(folder: DataFolder, user: SystemUser): string {
  const barrier = barrierBefore(folder.path, user);
  if (!barrier) return folder.path;
  if (!folder.isDefault)
    throw new StartError(
      `PostgreSQL never runs as root, and its user may not enter ${barrier}: name a folder that every user can reach with DATA_DIR, such as DATA_DIR=/var/lib/tembea.`,
    );
  const home = `/var/lib/tembea-${randomBytes(4).toString("hex")}`;
  mkdirSync(home, { recursive: true });
  return home;
}
