import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type ChildNode, type Container, type Rule } from "postcss";

/** A part of a style sheet that stays or goes as a whole. */
interface Part {
  text: string;
  /** For each of its selectors the classes that must all be there; none for what always stays. */
  wanted: ReadonlyArray<readonly string[]>;
}
/** A group such as `@media`, with what is in it. */
interface Group {
  opening: string;
  parts: ReadonlyArray<Part | Group>;
}

/**
 * The rules of the build's style sheets that a document needs as it is: those whose classes it has.
 * Each sheet is read once; for a document its rules are only chosen, which takes a millisecond.
 */
export class CriticalCss {
  readonly #sheets = new Map<string, Group["parts"]>();

  /** @param folder the one that is served as `/_next/` */
  constructor(private readonly folder: string) {}

  /** Whether there is such a sheet. */
  has(address: string): boolean {
    return this.#sheets.has(address) || existsSync(this.#file(address));
  }

  /** The rules of one sheet, `/_next/static/chunks/….css`, for what has these classes. */
  of(address: string, classes: ReadonlySet<string>): string {
    let parts = this.#sheets.get(address);
    if (!parts) {
      const text = readFileSync(this.#file(address), "utf8");
      parts = partsOf(postcss.parse(withAbsoluteAddresses(text, address)));
      this.#sheets.set(address, parts);
    }
    return chosen(parts, classes);
  }

  #file(address: string): string {
    return join(this.folder, address.replace(/^\/_next\//, ""));
  }
}

const attribute = /\sclass="([^"]*)"/g;
const reference = /&(amp|lt|gt|quot|#x27|#39);/g;
const characters: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** All classes that a document has. */
export function classesOf(html: string): Set<string> {
  const lists = new Set<string>();
  for (const [, list = ""] of html.matchAll(attribute)) lists.add(list);
  const classes = new Set<string>();
  for (const list of lists)
    for (const name of list.replace(reference, (_, each) => characters[each] ?? "'").split(/\s+/))
      classes.add(name);
  return classes;
}

function chosen(parts: Group["parts"], classes: ReadonlySet<string>): string {
  let css = "";
  for (const part of parts) {
    if ("opening" in part) {
      const inside = chosen(part.parts, classes);
      if (inside !== "") css += `${part.opening}{${inside}}`;
    } else if (
      part.wanted.length === 0 ||
      part.wanted.some((all) => all.every((name) => classes.has(name)))
    )
      css += part.text;
  }
  return css;
}

const groups = new Set(["media", "supports", "layer", "container"]);

function partsOf(container: Container): Array<Part | Group> {
  return (container.nodes ?? []).flatMap((node: ChildNode): Array<Part | Group> => {
    if (node.type === "comment") return [];
    if (node.type === "rule") return [{ text: String(node), wanted: wantedBy(node) }];
    if (node.type === "atrule" && node.nodes && groups.has(node.name))
      return [{ opening: `@${node.name} ${node.params}`, parts: partsOf(node) }];
    const ending = node.type === "atrule" && !node.nodes ? ";" : "";
    return [{ text: String(node) + ending, wanted: [] }];
  });
}

// What a selector says of its surroundings or of others (`:not(.x)`, `:where(.y *)`) is not asked for.
const aside = /:(not|is|where|has|matches)\((?:[^()]|\([^()]*\))*\)/g;
const className = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

function wantedBy({ selectors }: Rule): string[][] {
  const wanted = selectors.map((selector) =>
    [...selector.replace(aside, "").matchAll(className)].map(([, name = ""]) => unescaped(name)),
  );
  return wanted.some((all) => all.length === 0) ? [] : wanted;
}

function unescaped(name: string): string {
  return name.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  );
}

/** Addresses in a sheet go from where it lies; in a document they would go from there. */
function withAbsoluteAddresses(css: string, address: string): string {
  return css.replace(
    /url\((?!["']?(?:data:|\/|#|https?:))["']?([^"')]+)["']?\)/g,
    (_, relative) => {
      const { pathname } = new URL(relative, `http://localhost${address}`);
      return `url(${pathname})`;
    },
  );
}
