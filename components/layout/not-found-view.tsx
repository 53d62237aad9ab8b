"use client";

import { brand } from "@/lib/site/brand";
import { BarePage } from "./bare-page";
import { useErrorWords } from "./error-words-provider";
import { NotFoundContent } from "./not-found-content";

/** What a browser shows when a link within the site leads nowhere. */
export function NotFoundView() {
  const words = useErrorWords();
  return (
    <BarePage>
      <title>{`${words.notFound} · ${brand.name}`}</title>
      <NotFoundContent words={words} />
    </BarePage>
  );
}
