import { createLoader, createSerializer, type inferParserType, type ParserMap } from "nuqs/server";

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

/** The spelling by a table of parsers: what does not fit is read as the default. */
export function urlSpelling<Parsers extends ParserMap>(
  parsers: Parsers,
): UrlSpelling<inferParserType<Parsers>> {
  const names = Object.keys(parsers);
  const load = createLoader(parsers);
  const serialize = createSerializer(parsers);
  // A form sends a field for each box that is ticked, and those that were left empty.
  const read = (search: URLSearchParams) => {
    const given = names.map((name) => [name, search.getAll(name).filter(Boolean).join(",")]);
    return load(new URLSearchParams(given.filter(([, value]) => value !== "")));
  };
  const write = (base: string, state: Partial<inferParserType<Parsers>>) => serialize(base, state);
  return { names, read, write, asked: (search) => write("", read(search)) };
}
