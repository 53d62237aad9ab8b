import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { StartError } from "../start-error";
import { barrierBefore, type SystemUser } from "./system-user";

export interface DataFolder {
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
export function chooseClusterHome(folder: DataFolder, user: SystemUser): string {
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
