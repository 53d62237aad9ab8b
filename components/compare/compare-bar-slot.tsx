"use client";

import dynamic from "next/dynamic";
import { usePathname } from "next/navigation";
import { routes } from "@/lib/site/routes";
import type { CompareBarWords } from "./compare-bar";
import { useCompare } from "./compare-store";

const CompareBar = dynamic(() => import("./compare-bar").then((module) => module.CompareBar), {
  ssr: false,
});

/** Loads the bar once something is chosen; the comparison itself has no need of it. */
export function CompareBarSlot({ words }: { words: CompareBarWords }) {
  const hasChosen = useCompare((list) => list.ids.length > 0);
  const isElsewhere = usePathname() !== routes.compare;
  return hasChosen && isElsewhere ? <CompareBar words={words} /> : null;
}
