import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../../server/database/free-port";

/** Where Debian puts the programs of PostgreSQL, one folder for each version. */
const versions = "/usr/lib/postgresql";

interface SystemDatabase {
  url: string;
  stop(): void;
}

/** A PostgreSQL of the system with a cluster of its own, as a server has it; not the one that comes with the site. */
export async function systemDatabase(folder: string): Promise<SystemDatabase> {
  const version = readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0];
  if (!version) throw new Error("There is no PostgreSQL: apt-get install postgresql");
  const data = join(folder, "cluster");
  mkdirSync(data, { mode: 0o700 });
  const port = await freePort();
  const run = (program: string, ...words: string[]) => {
    const command = [join(versions, version, "bin", program), ...words];
    // PostgreSQL refuses to run as root.
    const [first = "", ...rest] =
      process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", ...command] : command;
    const { status, stderr } = spawnSync(first, rest, {
      cwd: folder,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
    });
    if (status !== 0) throw new Error(`${program}: ${stderr}`);
  };
  if (process.getuid?.() === 0) giveTo("postgres", data, folder);
  run("initdb", "-D", data, "-U", "tembea", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8");
  const options = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c max_connections=100`;
  run("pg_ctl", "-D", data, "-w", "-l", join(data, "log"), "-o", options, "start");
  return {
    url: `postgresql://tembea@127.0.0.1:${port}/postgres`,
    stop: () => {
      if (existsSync(join(data, "postmaster.pid"))) run("pg_ctl", "-D", data, "-m", "fast", "stop");
    },
  };
}

function giveTo(user: string, data: string, folder: string): void {
  const id = Number(spawnSync("id", ["-u", user], { encoding: "utf8" }).stdout);
  chmodSync(folder, 0o755);
  chownSync(data, id, id);
}
