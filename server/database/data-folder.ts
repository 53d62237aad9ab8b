import { accessSync, constants, mkdirSync } from "node:fs";
import { StartError, systemCode } from "../start-error";

/** Makes the folder that holds the database, or says why it cannot be used. */
export function openDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
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
