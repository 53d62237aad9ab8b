import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// What a build is made from. Content is imported and pictures are read when the server starts.
const folders = ["app", "components", "lib", "messages"];
const file = /\.(tsx?|mts|mjs|cjs|css|json|sql)$/;

/** A digest that changes whenever the build would. */
export function digestSources(root) {
  const directory = fileURLToPath(root);
  const top = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && file.test(entry.name))
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
    return file.test(entry.name) ? [path] : [];
  });
}
