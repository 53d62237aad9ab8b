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
 * @param rooms from the ground up; a room is a folder or a file below `root`, the longest that fits
 */
export function upward(files: readonly Imports[], root: string, rooms: readonly string[]) {
  const floorOf = (path: string) => {
    const name = bare(path).slice(root.length + 1);
    const fitting = rooms.filter((room) => name === room || name.startsWith(`${room}/`));
    return rooms.indexOf(fitting.sort((a, b) => b.length - a.length)[0] ?? "");
  };
  return files
    .filter(({ file }) => file.startsWith(`${root}/`))
    .flatMap(({ file, imports }) => {
      const from = floorOf(file);
      const ours = imports.filter((target) => target.startsWith(`${root}/`));
      return ours
        .map((target) => ({ target, to: floorOf(target) }))
        .filter(({ to }) => from < 0 || to < 0 || to > from)
        .map(({ target }) => `${file} → ${target}`);
    });
}
