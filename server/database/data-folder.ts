import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  lstatSync,
  mkdirSync,
  readdirSync,
} from "node:fs";
import { join } from "node:path";
import { StartError, systemCode } from "../start-error";
import { databaseUser } from "./system-user";

const ownersOnly = { folder: 0o700, file: 0o600 };
// The cluster's own folder is PostgreSQL's to keep closed.
const ownFiles = /^(picture-key|postgres\.(json|log)(\.new)?|lock.*)$/;
const ownFolders = ["mail", "mail-accepted", "pages", "payment-sandbox", "photos", "photographs"];

/** Makes the folder that holds the database, or says why it cannot be used. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: ownersOnly.folder });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    closeToOthers(folder, databaseUser().gid);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const why = {
      EACCES: "this user may not read and write it",
      EPERM: "this user may not read and write it",
      ENOTDIR: "a part of it is a file",
      EEXIST: "it is a file",
      EROFS: "its disk is read-only",
      ENOSPC: "its disk is full",
    }[systemCode(error) ?? ""];
    throw new StartError(
      `The data folder ${folder} cannot be used: ${why ?? String(error)}. Repair it, or name another one with DATA_DIR.`,
    );
  }
}

/**
 * Leaves what is kept in a data folder to the user that runs the site, also where an earlier version
 * or another hand left it open. Where root starts the site, the database's own user may pass through
 * the folder, and see nothing in it but the database. A folder that is shared with other things
 * stays as it is: only what is ours in it is closed. Without the folder nothing happens.
 *
 * @param group of the database's user, where that is another one
 */
export function closeToOthers(folder: string, group?: number): void {
  const names = readdirIfThere(folder);
  if (names === undefined) return;
  // The database in it is another process's: its user goes on passing through.
  const isPassedThrough = group === undefined && isRoot() && names.includes("postgres");
  if (names.every(isOwn) && !isPassedThrough)
    whereAllowed(() => {
      if (group !== undefined) chownSync(folder, -1, group);
      chmodSync(folder, group === undefined ? ownersOnly.folder : 0o710);
    });
  for (const name of names.filter((each) => ownFiles.test(each))) close(join(folder, name));
  for (const name of ownFolders.filter((each) => names.includes(each))) {
    const inner = join(folder, name);
    // A link leads to a folder that may be shared with other things.
    if (!lstatSync(inner, { throwIfNoEntry: false })?.isDirectory()) continue;
    close(inner);
    whereAllowed(() => {
      for (const file of readdirSync(inner)) close(join(inner, file));
    });
  }
}

const isRoot = () => process.getuid?.() === 0;

function isOwn(name: string): boolean {
  return ownFiles.test(name) || ownFolders.includes(name) || /^postgres([.-].*)?$/.test(name);
}

function close(path: string): void {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (!stats || stats.isSymbolicLink()) return;
  whereAllowed(() => chmodSync(path, stats.isDirectory() ? ownersOnly.folder : ownersOnly.file));
}

// What belongs to somebody else, is gone by now, or lies on a disk without rights is no reason not to start.
function whereAllowed(change: () => void): void {
  try {
    change();
  } catch (error) {
    if (!["EACCES", "EPERM", "ENOENT", "ENOTSUP"].includes(systemCode(error) ?? "")) throw error;
  }
}

function readdirIfThere(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (systemCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
