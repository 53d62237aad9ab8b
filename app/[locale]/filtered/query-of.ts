import type { RawQuery } from "@/components/search/search-query";

/** The query as the browser has it. */
export function queryOf(raw: RawQuery): URLSearchParams {
  return new URLSearchParams(
    Object.entries(raw).flatMap(([name, values]) =>
      [values ?? []].flat().map((value) => [name, value]),
    ),
  );
}
