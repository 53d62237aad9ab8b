"use client";

import { lazy, Suspense } from "react";
import { brand } from "@/lib/site/brand";
import { BarePage } from "./bare-page";
import { useErrorWords } from "./error-words-provider";

// Every page carries this file; what it shows is fetched by the few who need it.
const NotFoundContent = lazy(() => import("./not-found-content"));

/** What a browser shows when a link within the site leads nowhere. */
export function NotFoundView() {
  const words = useErrorWords();
  return (
    <BarePage>
      <title>{`${words.notFound} · ${brand.name}`}</title>
      <Suspense>
        <NotFoundContent words={words} />
      </Suspense>
    </BarePage>
  );
}
