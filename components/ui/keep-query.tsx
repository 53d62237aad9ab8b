"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";

/** Lets the language links of the page lead to the same query on the other domain. */
export function KeepQuery() {
  const query = useSearchParams().toString();
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")];
    const before = links.map((link) => link.href);
    for (const link of links) {
      const address = new URL(link.href);
      // Commas need no escape here, and a list of tours reads better without.
      address.search = query.replaceAll("%2C", ",");
      link.href = address.href;
    }
    return () => {
      for (const [at, link] of links.entries()) link.href = before[at] ?? link.href;
    };
  }, [query]);
  return null;
}
