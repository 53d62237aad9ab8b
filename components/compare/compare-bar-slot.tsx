"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { routes } from "@/lib/site/routes";
import type { CompareBarWords } from "./compare-bar";
import { useCompare } from "./compare-store";

const CompareBar = lazy(() =>
  import("./compare-bar").then((module) => ({ default: module.CompareBar })),
);

/** The comparison has no need of the bar, and beside these forms it would lie on what is asked. */
const without = [
  routes.compare,
  routes.quote,
  routes.booking,
  routes.payment,
  routes.offer,
  routes.share,
  routes.review,
  routes.signup,
  routes.login,
  routes.forgotPassword,
  routes.resetPassword,
];

/** Loads the bar once something is chosen. */
export function CompareBarSlot({ words }: { words: CompareBarWords }) {
  const hasChosen = useCompare((list) => list.ids.length > 0);
  const path = `${usePathname()}/`;
  const isShown = !without.some((own) => path.startsWith(`${own}/`));
  if (!hasChosen || !isShown) return null;
  return (
    <Suspense>
      <CompareBar words={words} />
    </Suspense>
  );
}
