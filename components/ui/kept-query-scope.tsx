"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

let ofBrowser: QueryClient | undefined;

function queryClient(): QueryClient {
  if (typeof window === "undefined") return new QueryClient();
  ofBrowser ??= new QueryClient();
  return ofBrowser;
}

/**
 * Keeps what public lists have asked the API for, also while other pages are looked at: whoever
 * comes back to a list finds it as it was left.
 */
export function KeptQueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
