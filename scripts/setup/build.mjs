import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.mjs";
import { giveUp, say } from "./say.mjs";

/** Builds the site when the build is absent or older than the sources. */
export async function buildWhenStale(root) {
  const built = existsSync(new URL(".next/BUILD_ID", root)) && existsSync(stampIn(root));
  if (built && readFileSync(stampIn(root), "utf8") === digestSources(root)) return;
  await build(root);
}

/** Builds the site. */
export async function build(root) {
  say("Building the site …");
  const digest = digestSources(root);
  rmSync(stampIn(root), { force: true });
  const code = await runCommand(
    process.execPath,
    [fileURLToPath(new URL("node_modules/next/dist/bin/next", root)), "build"],
    {
      cwd: fileURLToPath(root),
      env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    },
  );
  if (code !== 0) giveUp("The site could not be built: the reason is above.");
  unlinkSourceMaps(new URL(".next/server/", root));
  writeFileSync(stampIn(root), digest);
}

/**
 * The scripts of the server do not name their maps, or the runtime would hold all of them, 60 MB;
 * `lib/original-places.ts` finds each by its name when an error asks for it.
 */
function unlinkSourceMaps(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith(".js")) continue;
    const file = new URL(name.split("/").map(encodeURIComponent).join("/"), folder);
    const script = readFileSync(file, "utf8");
    const unlinked = script.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, "\n");
    if (unlinked !== script) writeFileSync(file, unlinked);
  }
}

function stampIn(root) {
  return new URL(".next/tembea-sources", root);
}

// What a build is made from. Content is imported and pictures are read when the server starts.
const folders = ["app", "components", "lib", "messages"];
const sourceFile = /\.(tsx?|mts|mjs|cjs|css|json|sql)$/;

/** A digest that changes whenever the build would. */
function digestSources(root) {
  const directory = fileURLToPath(root);
  const top = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && sourceFile.test(entry.name))
    .filter(
      ({ name }) =>
        !/^(server|vitest|playwright|drizzle|biome|knip|next-env|tsconfig|package\.)/.test(name),
    )
    .map((entry) => entry.name);
  const hash = createHash("sha256").update(process.versions.node.split(".")[0]);
  for (const path of [...top, ...folders.flatMap((folder) => filesBelow(directory, folder))].sort())
    hash.update(`\0${path}\0`).update(readFileSync(join(directory, path)));
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith("NEXT_PUBLIC_")) hash.update(`\0${name}=${value}`);
  return hash.digest("hex");
}

function filesBelow(directory, folder) {
  return readdirSync(join(directory, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesBelow(directory, path);
    return sourceFile.test(entry.name) ? [path] : [];
  });
}
