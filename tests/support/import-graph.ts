import type { SourceFile } from "./source-files";

type Imports = Pick<SourceFile, "file" | "imports">;

const bare = (file: string) => file.replace(/\.(tsx?|mjs)$/, "");

/** The circles among files, each as the way round it; imports of types count. */
export function circles(files: readonly Imports[]): string[] {
  const byName = new Map(files.map((each) => [bare(each.file), each]));
  const named = (target: string) => byName.get(bare(target));
  const found: string[] = [];
  const done = new Set<Imports>();
  const way: Imports[] = [];
  const visit = (each: Imports) => {
    const began = way.indexOf(each);
    if (began >= 0) found.push([...way.slice(began), each].map(({ file }) => file).join(" → "));
    if (began >= 0 || done.has(each)) return;
    way.push(each);
    for (const target of each.imports) {
      const next = named(target);
      if (next) visit(next);
    }
    way.pop();
    done.add(each);
  };
  for (const each of files) visit(each);
  return found;
}

/**
 * The imports below a folder that do not go down: from one of its rooms to another that does not stand
 * before it.
 *
 * @param rooms from the ground up; a room is a folder or a file right below `root`
 */
export function upward(files: readonly Imports[], root: string, rooms: readonly string[]) {
  const roomOf = (path: string) => path.slice(root.length + 1).replace(/[/.].*$/, "");
  return files
    .filter(({ file }) => file.startsWith(`${root}/`))
    .flatMap(({ file, imports }) =>
      imports
        .filter((target) => target.startsWith(`${root}/`) && roomOf(target) !== roomOf(file))
        .filter((target) => {
          const to = rooms.indexOf(roomOf(target));
          return to < 0 || to >= rooms.indexOf(roomOf(file));
        })
        .map((target) => `${file} → ${target}`),
    );
}
