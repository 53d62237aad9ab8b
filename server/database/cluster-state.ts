import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "../start-error";

const ClusterStateSchema = z.object({
  home: z.string(),
  port: z.number().int(),
  password: z.string().regex(/^[0-9a-f]+$/),
});
export type ClusterState = z.infer<typeof ClusterStateSchema>;

const pathIn = (folder: string) => join(folder, "postgres.json");

/** Where the cluster of a data folder lives and how to log in to it; undefined before the first start. */
export function readClusterState(folder: string): ClusterState | undefined {
  const path = pathIn(folder);
  if (!existsSync(path)) return undefined;
  try {
    return ClusterStateSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    throw new StartError(
      `${path} cannot be read as this program wrote it: remove it, and the database gets a new password.`,
    );
  }
}

/** Stores the state whole or not at all, for this user's eyes only. */
export function writeClusterState(folder: string, state: ClusterState): void {
  const unfinished = `${pathIn(folder)}.new`;
  writeFileSync(unfinished, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, pathIn(folder));
}
