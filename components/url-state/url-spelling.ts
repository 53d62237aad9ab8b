import type { UrlPart } from "./url-part";

/** How a state is written in an address and read from it. */
export interface UrlSpelling<State> {
  /** The names in the query; the fields of a form carry the same. */
  names: string[];
  read(search: URLSearchParams): State;
  /** An address with a state in it; defaults are left out, other parts stay. */
  write(base: string, state: Partial<State>): string;
  /** What a query asks for in the one spelling it has, `?level=luxury`; empty when for nothing. */
  asked(search: URLSearchParams): string;
}

/** The spelling by a table of parts: what does not fit is read as the default. */
export function urlSpelling<State extends object>(
  parts: {
    [Name in keyof State]: UrlPart<State[Name]>;
  },
): UrlSpelling<State> {
  const names = Object.keys(parts);
  const entries: [string, UrlPart<unknown>][] = Object.entries(parts);
  const read = (search: URLSearchParams) => {
    const values = entries.map(([name, part]) => {
      // A form sends a field for each box that is ticked, and those that were left empty.
      const text = search.getAll(name).filter(Boolean).join(",");
      return [name, (text === "" ? null : part.read(text)) ?? part.usual];
    });
    return Object.fromEntries(values) as State;
  };
  const write = (base: string, state: Partial<State>) => {
    const [address = "", hash = ""] = base.split(/(?=#)/);
    const [path = "", ...query] = address.split("?");
    const search = new URLSearchParams(query.join("?"));
    for (const [name, part] of entries) {
      const value: unknown = Reflect.get(state, name);
      if (value === undefined) continue;
      const text = textOf(part, value);
      if (text === undefined || text === textOf(part, part.usual)) search.delete(name);
      else search.set(name, text);
    }
    const spelled = [...search].map(
      ([name, value]) => `${escaped(name, /[#&+=?]/g)}=${inQuery(value)}`,
    );
    return path + (spelled.length > 0 ? `?${spelled.join("&")}` : "") + hash;
  };
  return { names, read, write, asked: (search) => write("", read(search)) };
}

const textOf = (part: UrlPart<unknown>, value: unknown) =>
  value === null || value === undefined ? undefined : part.write(value);

/** A value as people would write it: only what would end it, or mean something else, is escaped. */
const inQuery = (value: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: addresses have none.
  escaped(value, /[%+#&"'`<>\x00-\x1f]/g).replaceAll(" ", "+");

const escaped = (text: string, letters: RegExp) =>
  text.replace(letters, (letter) => {
    const code = letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0");
    return `%${code}`;
  });
