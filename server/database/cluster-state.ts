import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { StartError } from "../start-error";

const ClusterStateSchema = z.object({
  home: z.string().min(1),
  port: z.number().int(),
  password: z.string().regex(/^[0-9a-f]+$/),
});
export type ClusterState = z.infer<typeof ClusterStateSchema>;

// What somebody left out by hand is found or made again; where the database lies is not.
const KnownStateSchema = ClusterStateSchema.partial({ port: true, password: true });
type KnownState = z.infer<typeof KnownStateSchema>;

const pathIn = (folder: string) => join(folder, "postgres.json");

/** Where the cluster of a data folder lives and how to log in to it; undefined before the first start. */
export function readClusterState(folder: string): KnownState | undefined {
  const path = pathIn(folder);
  if (!existsSync(path)) return undefined;
  const state = parse(readFileSync(path, "utf8"));
  if (!state)
    throw new StartError(`${path} does not say where the database lies: ${advice(folder)}`);
  if (!existsSync(state.home))
    throw new StartError(
      `The database lies in ${state.home}, says ${path}, and that folder is not there: bring it back, or correct "home".`,
    );
  return state;
}

/** What to tell the operator when the database does not take the password of the state file. */
export function wrongPassword(folder: string): StartError {
  const path = pathIn(folder);
  return new StartError(
    `The database does not take the password in ${path}: remove "password" from that file, and the database gets a new one.`,
  );
}

function parse(text: string): KnownState | undefined {
  try {
    return KnownStateSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

// A start without the file looks only in the data folder, and makes a new database where there is none.
function advice(folder: string): string {
  return existsSync(join(folder, "postgres", "PG_VERSION"))
    ? "remove the file, and the database gets a new password."
    : `write {"home": "…"} into it, with the folder in which postgres lies (such as /var/lib/tembea-…); if there was no database yet, remove the file.`;
}

/** Stores the state whole or not at all, for this user's eyes only. */
export function writeClusterState(folder: string, state: ClusterState): void {
  const unfinished = `${pathIn(folder)}.new`;
  writeFileSync(unfinished, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, pathIn(folder));
}
