import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Cluster, runProgram } from "./cluster";

/** The role and the database of the application; nobody logs in as the cluster's superuser. */
export const applicationRole = "tembea";

/** Makes the cluster when there is none: whole under its name, or not at all. */
export async function initialiseCluster(cluster: Cluster, password: string): Promise<boolean> {
  if (existsSync(join(cluster.folder, "PG_VERSION"))) return false;
  const unfinished = { ...cluster, folder: `${cluster.folder}.new` };
  rmSync(unfinished.folder, { recursive: true, force: true });
  mkdirSync(unfinished.folder, { mode: 0o700 });
  const passwordFile = `${unfinished.folder}.password`;
  writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  for (const path of [unfinished.folder, passwordFile]) giveTo(path, cluster.user);
  try {
    await runProgram(unfinished, cluster.binaries.initdb, [
      `--pgdata=${unfinished.folder}`,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--no-instructions",
      ...(cluster.isThrownAway ? ["--no-sync"] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  await inSingleUserMode(unfinished, [
    `CREATE ROLE ${applicationRole} LOGIN CREATEDB PASSWORD '${password}'`,
    `CREATE DATABASE ${applicationRole} OWNER ${applicationRole}`,
  ]);
  rmSync(cluster.folder, { recursive: true, force: true });
  renameSync(unfinished.folder, cluster.folder);
  return true;
}

/** Gives the application's role a new password, for a cluster whose state file is lost. */
export async function replacePassword(cluster: Cluster, password: string): Promise<void> {
  await inSingleUserMode(cluster, [`ALTER ROLE ${applicationRole} PASSWORD '${password}'`]);
}

async function inSingleUserMode(cluster: Cluster, statements: string[]): Promise<void> {
  await runProgram(
    cluster,
    cluster.binaries.postgres,
    ["--single", "-D", cluster.folder, "-c", "exit_on_error=on", "postgres"],
    statements.map((statement) => `${statement}\n`).join(""),
  );
}

function giveTo(path: string, { uid, gid }: Cluster["user"]): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
