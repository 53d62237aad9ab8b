import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.mjs";
import { giveUp, say } from "./say.mjs";
import { digestSources } from "./sources.mjs";

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
