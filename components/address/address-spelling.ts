import { createLoader, createSerializer, type inferParserType, type ParserMap } from "nuqs/server";

/** How a state is written in an address and read from it. */
export interface AddressSpelling<State> {
  /** The names in the query; the fields of a form carry the same. */
  names: string[];
  read(search: URLSearchParams): State;
  /** An address with a state in it; defaults are left out, other parts stay. */
  write(base: string, state: Partial<State>): string;
}

/** The spelling by a table of parsers: what does not fit is read as the default. */
export function addressSpelling<Parsers extends ParserMap>(
  parsers: Parsers,
): AddressSpelling<inferParserType<Parsers>> {
  const write = createSerializer(parsers);
  return { names: Object.keys(parsers), read: createLoader(parsers), write };
}
