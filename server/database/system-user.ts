import { execFileSync } from "node:child_process";
import { type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "../start-error";

/** The user that runs PostgreSQL: nothing to change, unless this process is root. */
export interface SystemUser {
  uid?: number;
  gid?: number;
}

/** PostgreSQL refuses to run as root; there it runs as `postgres`, who is created when missing. */
export function databaseUser(): SystemUser {
  if (process.getuid?.() !== 0) return {};
  return findUser("postgres") ?? createUser("postgres");
}

function findUser(name: string): SystemUser | undefined {
  try {
    const number = (flag: string) =>
      Number.parseInt(
        execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
        10,
      );
    return { uid: number("-u"), gid: number("-g") };
  } catch {
    return undefined;
  }
}

function createUser(name: string): SystemUser {
  for (const [command, ...args] of [
    [
      "useradd",
      "--system",
      "--user-group",
      "--no-create-home",
      "--shell",
      "/usr/sbin/nologin",
      name,
    ],
    ["adduser", "-S", "-D", "-H", name],
  ] as const) {
    try {
      execFileSync(command, args, { stdio: "ignore" });
      const user = findUser(name);
      if (user) return user;
    } catch {
      // The next system's way may work.
    }
  }
  throw new StartError(
    "PostgreSQL refuses to run as root and no user named postgres could be created: start as an ordinary user, or set DATABASE_URL.",
  );
}

/** The first folder on the way to `path` that this user may not enter. */
export function barrierBefore(path: string, user: SystemUser): string | undefined {
  if (user.uid === undefined) return undefined;
  const parent = dirname(path);
  const above = parent === path ? undefined : barrierBefore(parent, user);
  if (above) return above;
  return mayEnter(statSync(path), user) ? undefined : path;
}

function mayEnter(stats: Stats, { uid, gid }: SystemUser): boolean {
  if (!stats.isDirectory()) return true;
  if (stats.uid === uid) return (stats.mode & 0o100) !== 0;
  if (stats.gid === gid) return (stats.mode & 0o010) !== 0;
  return (stats.mode & 0o001) !== 0;
}
