"use client";

import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { keptQueryClient } from "./kept-query-client";

/**
 * Keeps what public lists have asked the API for, also while other pages are looked at: whoever
 * comes back to a list finds it as it was left.
 */
export function KeptQueryScope({ children }: { children: ReactNode }) {
  const [client] = useState(keptQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
