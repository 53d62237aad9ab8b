import { QueryClient } from "@tanstack/react-query";

let ofBrowser: QueryClient | undefined;

/** What public lists have asked the API for in this browser; on the server one for each page. */
export function keptQueryClient(): QueryClient {
  if (typeof window === "undefined") return new QueryClient();
  ofBrowser ??= new QueryClient();
  return ofBrowser;
}
